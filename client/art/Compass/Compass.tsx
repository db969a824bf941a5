interface CompassProps {
  size?: number;
  className?: string;
}

/** The compass rose of the map, in the colours of the region around it. */
export function Compass({ size = 88, className }: CompassProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      width={size}
      height={size}
      className={className}
      fill="none"
      stroke="var(--region, var(--line-strong))"
      strokeWidth={1.6}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="50" cy="50" r="34" strokeDasharray="2 4" />
      <circle cx="50" cy="50" r="27" />
      <path d="M50 8l9 33 33 9-33 9-9 33-9-33-33-9 33-9z" fill="var(--region-soft, var(--canvas))" />
      <path
        d="M50 8v84M8 50h84M50 8l9 33-9 9zM92 50l-33 9-9-9zM50 92l-9-33 9-9zM8 50l33-9 9 9z"
        fill="var(--region, var(--line-strong))"
        fillOpacity=".55"
        strokeLinejoin="round"
      />
    </svg>
  );
}
