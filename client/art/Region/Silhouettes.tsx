import { Suspense } from 'react';
import { type Place, put } from '../kit/place.ts';
import { Picture, type PictureSize } from '../Picture/Picture.tsx';
import { regions } from './regions.ts';

export interface SilhouettesProps extends PictureSize {
  /** 0 to 5 */
  region: number;
}

type Standing = readonly (readonly [name: string, x: number, scale: number])[];
/** What is seen of each region from afar: farther and nearer, x from the middle. */
const SEEN: readonly { far: Standing; near: Standing }[] = [
  {
    far: [
      ['toaster', -90, 1.1],
      ['sheaf', 40, 1],
      ['honey', 150, 1],
      ['bale', -210, 1],
    ],
    near: [['butter', 90, 1]],
  },
  {
    far: [
      ['teahouse', -70, 1.2],
      ['chasen', 60, 1.1],
      ['dango', 140, 1],
      ['chasen', -170, 1],
    ],
    near: [['teabowl', 110, 1]],
  },
  {
    far: [
      ['jarhouse', -80, 1.1],
      ['macaron', 60, 1],
      ['strawberry', 140, 1],
      ['cherrylamp', -180, 1.1],
    ],
    near: [['boat', 110, 1]],
  },
  {
    far: [
      ['lighthouse', -84, 1.1],
      ['crystal', 20, 1.1],
      ['saltheap', -220, 1.1],
      ['crystal', 226, 1.2],
    ],
    near: [
      ['ferry', 104, 1],
      ['buoy', -10, 0.7],
    ],
  },
  {
    far: [
      ['boba', -80, 1.1],
      ['taro', 60, 1],
      ['strawlamp', 140, 1],
      ['pudding', -180, 1],
    ],
    near: [['taroballs', 110, 1]],
  },
  {
    far: [
      ['windmill', -70, 1.1],
      ['barn', 90, 1],
      ['ryeears', -170, 1],
      ['scarecrow', 190, 1],
    ],
    near: [['cart', 120, 1]],
  },
];
const LETTERS = 'abcdef';
const LARGER = 1.25;

/** The same shapes in one colour, without what is half seen through. */
const inOneColour = (inner: string, colour: string) =>
  inner
    .replace(/<(?:path|ellipse)[^>]* opacity="[^"]*"\/>/g, '')
    .replace(/(fill|stroke)="\$[a-z-]+"/g, `$1="${colour}"`)
    .replace(/opacity="[^"]+"/g, '');

function depth(place: Place, standing: Standing, y: number, colour: string, more = '') {
  const drawn = standing.map(([name, x, scale]) => put(place.props, name, 360 + x, y, scale * LARGER)).join('');
  return `<g stroke="${colour}"${more}>${inOneColour(drawn, colour)}</g>`;
}

function Drawn({ region, size, className }: SilhouettesProps) {
  const place = regions.useDrawing(region);
  const seen = SEEN[region];
  if (!place || !seen) return null;
  const letter = LETTERS[region];
  const inner =
    depth(place, seen.far, 196, `$far-${letter}`) + depth(place, seen.near, 212, `$ridge-${letter}`, ' opacity=".75"');
  return <Picture drawing={{ box: '0 0 720 220', inner }} fit="slice" size={size} className={className} />;
}

/** What stands in a region, as shadows in two depths; nothing until it is there. */
export function Silhouettes(props: SilhouettesProps) {
  return (
    <Suspense>
      <Drawn {...props} />
    </Suspense>
  );
}
