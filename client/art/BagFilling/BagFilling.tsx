const STEP = 20.6;
const ROW = 13.5;
/** The paper ends here; below it the buns lie on the floor of the bag. */
const RIM = 14;
const FLOOR = 74;

const bun = (x: number, y: number) =>
  `M${x - 10.4} ${y + 4}C${x - 10.4} ${y - 5} ${x - 6} ${y - 9} ${x} ${y - 9}S${x + 10.4} ${y - 5} ${x + 10.4} ${y + 4}Q${x} ${y + 8} ${x - 10.4} ${y + 4}Z`;

/** The buns of every row that is reached; the lowest one lies there as soon as anything is baked. */
export function bunsUpTo(full: number): string {
  if (full <= 0) return '';
  const rows = Math.ceil((FLOOR - RIM) / ROW);
  const reached = Math.max(1, Math.round(full * rows));
  return Array.from({ length: reached }, (_, row) =>
    Array.from({ length: row % 2 ? 5 : 6 }, (_, i) =>
      bun(Number(((row % 2 ? 25 : 14.7) + i * STEP).toFixed(1)), FLOOR - row * ROW),
    ).join(''),
  ).join('');
}

/** What a bag holds, seen through its paper: `full` of it, 0 to 1. Belongs into a `Bag`. */
export function BagFilling({ full }: { full: number }) {
  const buns = bunsUpTo(full);
  return buns && <path d={buns} fill="var(--art-crust)" stroke="var(--art-crust-lo)" strokeWidth="1.6" opacity=".62" />;
}
