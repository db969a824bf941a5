import { cx } from '#client/ui/cx.ts';
import styles from './Road.module.css';
import { ROADS, type RoadStroke, roadParts } from './roads.ts';

interface Props {
  /** 0 to 5 */
  region: number;
  /** px of the land */
  height: number;
  /** Path of the whole road, in a box 200 wide and `height` high. */
  road: string;
  /** crosses nothing */
  plain?: boolean;
}

/** The road of a region: its own bed, and a pier, a bridge or steps where it crosses something. */
export function Road({ region, height, road, plain = false }: Props) {
  const box = { viewBox: `0 0 200 ${height}`, preserveAspectRatio: 'none' } as const;
  return (
    <>
      {roadParts(region, height, plain).map(({ from, to, strokes }) => (
        <svg
          key={from}
          className={styles.road}
          {...box}
          style={{ height, clipPath: `inset(${from}px -60px ${height - to}px)` }}
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
