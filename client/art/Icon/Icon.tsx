import { ICONS, type IconName } from './icons.ts';

export interface IconProps {
  name: IconName;
  /** px; without it 1.5 em */
  size?: number;
  className?: string;
}

/** A line icon in the colour of the text around it. */
export function Icon({ name, size, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size ?? '1.5em'}
      height={size ?? '1.5em'}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICONS[name]} />
    </svg>
  );
}
