import styles from './MapGround.module.css';

interface Props {
  /** px of the land it lies under. */
  height: number;
}

interface Field {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

const fields: Field[] = [
  { x: -150, y: 150, rx: 130, ry: 70 },
  { x: 170, y: 420, rx: 120, ry: 84 },
  { x: -190, y: 640, rx: 140, ry: 76 },
  { x: 190, y: 840, rx: 130, ry: 70 },
  { x: -160, y: 1100, rx: 130, ry: 70 },
];
const furrows = [-0.6, -0.3, 0, 0.3, 0.6];

function furrow({ rx, ry }: Field, share: number) {
  const half = rx * Math.sqrt(1 - share * share) - 10;
  return `M${-half} ${ry * share}Q0 ${ry * share - 12} ${half} ${ry * share}`;
}

const rings = [0, 1, 2, 3];
const hill = (i: number) =>
  `M${60 + i * 26} 200C${40 + i * 22} ${90 + i * 22} ${230 - i * 6} ${40 + i * 22} ${300 - i * 24} ${130 + i * 14}S${260 - i * 30} ${360 - i * 26} ${170 - i * 4} ${360 - i * 26} ${74 + i * 26} ${290 - i * 12} ${60 + i * 26} 200z`;
const ridge = (i: number) =>
  `M${560 + i * 22} 620C${540 + i * 24} ${500 + i * 22} ${700 - i * 8} ${440 + i * 24} ${780 - i * 26} ${540 + i * 12}S${740 - i * 30} ${800 - i * 28} ${650 - i * 4} ${800 - i * 28} ${580 + i * 22} ${720 - i * 12} ${560 + i * 22} 620z`;

/** The printed ground of a region: contour lines and ploughed fields in its colours. */
export function MapGround({ height }: Props) {
  return (
    <>
      <svg
        className={styles.contours}
        viewBox="0 0 800 1200"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
        focusable="false"
      >
        {rings.map((ring) => (
          <path key={ring} d={hill(ring) + ridge(ring)} />
        ))}
      </svg>
      <svg className={styles.fields} height={height} aria-hidden="true" focusable="false">
        {fields
          .filter((field) => field.y < height - 80)
          .map((field, i) => (
            <svg key={field.y} x="50%" y={field.y} overflow="visible" aria-hidden="true">
              <g transform={`translate(${field.x} 0) rotate(${i % 2 ? 12 : -10})`}>
                <ellipse rx={field.rx} ry={field.ry} />
                {furrows.map((share) => (
                  <path key={share} d={furrow(field, share)} />
                ))}
              </g>
            </svg>
          ))}
      </svg>
    </>
  );
}
