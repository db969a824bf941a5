import { Suspense } from 'react';
import { flat, path } from '../kit/shapes.ts';
import { Picture, type PictureSize } from '../Picture/Picture.tsx';
import { lands } from './lands.ts';

export interface SceneryProps extends PictureSize {
  /** index of the region; wraps modulo 6 */
  region: number;
}

const SKIES = 'abcdef';
const wrap = (region: number) => ((region % 6) + 6) % 6;
const sky = (i: number) => flat(path('M0 0H720V220H0Z', `$sky-${SKIES[i]}`));
const night = flat(path('M0 0H720V220H0Z', '$night'));

function Drawn({ region, size, className }: SceneryProps) {
  const i = wrap(region);
  const land = lands.useDrawing(i);
  return (
    <Picture
      drawing={{ box: '0 0 720 220', inner: sky(i) + (land?.() ?? '') + night }}
      fit="slice"
      size={size}
      className={className}
    />
  );
}

/** The banner of a region, 720 × 220, cropped from the bottom centre. Its top left (40 % × 35 %) is calm sky for a label. */
export function Scenery(props: SceneryProps) {
  const calm = { box: '0 0 720 220', inner: sky(wrap(props.region)) + night };
  return (
    <Suspense fallback={<Picture drawing={calm} fit="slice" size={props.size} className={props.className} />}>
      <Drawn {...props} />
    </Suspense>
  );
}
