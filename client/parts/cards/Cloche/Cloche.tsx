export interface ClocheProps {
  className?: string;
}

/** The cover on a tray, with a question mark in its steel. */
export function Cloche({ className }: ClocheProps) {
  return (
    <svg
      viewBox="0 0 200 130"
      className={className}
      fill="none"
      stroke="var(--art-outline)"
      strokeWidth={4}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M20 104C20 56 54 24 100 24s80 32 80 80z" fill="var(--art-butter)" />
      <path d="M140 38c26 14 40 38 40 66h-24c0-26-4-48-16-66z" fill="var(--art-butter-lo)" stroke="none" />
      <path d="M20 104C20 56 54 24 100 24s80 32 80 80z" />
      <path d="M42 84c4-20 14-32 28-40" stroke="var(--art-white)" strokeWidth={6} />
      <circle cx={100} cy={16} r={9} fill="var(--art-crust)" />
      <path d="M6 104h188l-8 14H14z" fill="var(--art-milk)" />
      <path d="M87 58c0-18 28-18 28-2 0 10-13 10-13 19M102 87h.01" stroke="var(--art-ink)" strokeWidth={6} />
    </svg>
  );
}
