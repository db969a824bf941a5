import type { ReactNode } from 'react';

export type NavIconName = 'atlas' | 'reward' | 'rank' | 'shelf' | 'mine' | 'message' | 'help';

const SHAPES: Record<NavIconName, (fill: string) => ReactNode> = {
  atlas: (fill) => (
    <>
      <path d="M4 7.5l7-3 10 3 7-3v20l-7 3-10-3-7 3z" fill={fill} />
      <path d="M11 4.5v20M21 7.5v20" />
      <path d="M14 20c2-1 1-3 3-4s2-2 1.5-4" strokeDasharray=".1 3.6" />
    </>
  ),
  reward: (fill) => (
    <>
      <path d="M5 14h22l-2 12H7z" fill={fill} />
      <path d="M5 14c0-3 2-4 4-3 0-3 4-5 7-3 3-2 7 0 7 3 2-1 4 0 4 3" />
      <path d="M11 18v5M16 18v5M21 18v5" />
    </>
  ),
  rank: (fill) => (
    <>
      <path d="M10 5h12v8a6 6 0 0 1-12 0z" fill={fill} />
      <path d="M10 7H5.5c0 5 2 7 5 7M22 7h4.5c0 5-2 7-5 7M16 19v4M10.5 27h11c0-3-2-4-5.5-4s-5.5 1-5.5 4z" />
    </>
  ),
  shelf: (fill) => (
    <>
      <path d="M7 5h7v17H7z" fill={fill} />
      <path d="M14 8h5v14h-5zM20.5 8.5l4.6-1.1 3.3 13.5-4.6 1.1zM4 26h24M9.5 9h2" />
    </>
  ),
  mine: (fill) => (
    <>
      <path d="M9 13a5 5 0 1 1 2-8.5 6 6 0 0 1 10 0A5 5 0 1 1 23 13v4H9z" fill={fill} />
      <path d="M9 17v3c0 4 3 7 7 7s7-3 7-7v-3M13.5 21h.01M18.5 21h.01" />
    </>
  ),
  message: (fill) => (
    <>
      <path d="M8 21v-7a8 8 0 0 1 16 0v7l2.5 2.5h-21z" fill={fill} />
      <path d="M13 27.5h6M16 3.5V6" />
    </>
  ),
  help: (fill) => (
    <>
      <circle cx="16" cy="16" r="11" fill={fill} />
      <path d="M12.5 13a3.5 3.5 0 1 1 5.3 3c-1.2.8-1.8 1.5-1.8 2.8M16 22.5h.01" />
    </>
  ),
};

export interface NavIconProps {
  name: NavIconName;
  /** the current place is filled with butter */
  current?: boolean;
  className?: string;
}

/** A little picture for the main navigation. */
export function NavIcon({ name, current = false, className }: NavIconProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {SHAPES[name](current ? 'var(--butter)' : 'none')}
    </svg>
  );
}
