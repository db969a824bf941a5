import { cx } from '#client/ui/cx.ts';
import styles from './Road.module.css';
import { BEYOND, type Course, ROADS, type RoadStroke, roadParts } from './roads.ts';

interface Props {
  /** 0 to 5 */
  region: number;
  /** px of the land */
  height: number;
  /** Path of the whole road, in a box 200 wide and `height` high. */
  road: string;
  /** Its way by the height, px; without it nothing is crossed. */
  at?: (y: number) => Course;
}

/** px on either side of the middle of the road: half of the widest beam lies within, however the road is turned. */
const SIDE = 30;
/** px beside the box of the road that still belong to it */
const BESIDE = 60;

/** The ends of a cut at right angles to the road: left and right of it, x and y as the style sheet reckons. */
const cut = ({ x, y, slope }: Course) => {
  const middle = `${(50 + x * 50).toFixed(2)}%`;
  const rise = `calc(var(--amp) * ${(slope * SIDE).toFixed(4)})`;
  return {
    left: [`calc(${middle} - ${SIDE}px)`, `calc(${y.toFixed(2)}px + ${rise})`],
    right: [`calc(${middle} + ${SIDE}px)`, `calc(${y.toFixed(2)}px - ${rise})`],
  } as const;
};

function between(from: Course, to: Course): string {
  const top = cut(from);
  const foot = cut(to);
  const [before, after] = [`-${BESIDE}px`, `calc(100% + ${BESIDE}px)`];
  const corners = [
    [before, top.left[1]],
    top.left,
    top.right,
    [after, top.right[1]],
    [after, foot.right[1]],
    foot.right,
    foot.left,
    [before, foot.left[1]],
  ];
  return `polygon(${corners.map((corner) => corner.join(' ')).join()})`;
}

/** The road of a region: its own bed, and over it a pier, a bridge or steps where it crosses something. */
export function Road({ region, height, road, at }: Props) {
  const box = { viewBox: `0 0 200 ${height}`, preserveAspectRatio: 'none' } as const;
  const bed = { clipPath: `inset(-${BEYOND}px -${BESIDE}px)`, strokes: ROADS[region]?.strokes ?? [] };
  const parts = at
    ? roadParts(region, height, at).map(({ from, to, strokes }) => ({ clipPath: between(from, to), strokes }))
    : [];
  return (
    <>
      {[bed, ...parts].map(({ clipPath, strokes }) => (
        <svg
          key={clipPath}
          className={styles.road}
          {...box}
          style={{ height, clipPath }}
          aria-hidden="true"
          focusable="false"
        >
          {strokes.map((stroke) => (
            <Stroke key={`${stroke.colour}${stroke.width}${stroke.fallen}`} {...stroke} d={road} />
          ))}
        </svg>
      ))}
      <svg className={styles.road} {...box} style={{ height }} aria-hidden="true" focusable="false">
        <path className={styles.crumbs} d={road} strokeWidth={7} strokeDasharray={`.1 ${gapOf(region)}`} />
      </svg>
    </>
  );
}

/** Between two crumbs on the road of a region, px. */
export const gapOf = (region: number) => ROADS[region]?.gap ?? 17;

function Stroke({ colour, width, dash, fallen, butt, shifted, opacity, d }: RoadStroke & { d: string }) {
  return (
    <path
      className={cx(fallen && styles.fallen, butt && styles.butt, shifted && styles.shifted)}
      d={d}
      stroke={`var(${colour})`}
      strokeWidth={width}
      strokeDasharray={dash}
      opacity={opacity}
    />
  );
}
