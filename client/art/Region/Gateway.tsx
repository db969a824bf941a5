import { Suspense } from 'react';
import { flat, path } from '../kit/shapes.ts';
import { Picture, type PictureSize } from '../Picture/Picture.tsx';
import { regions } from './regions.ts';

export interface GatewayProps extends PictureSize {
  /** 0 to 5 */
  region: number;
}

const SKIES = 'abcdef';
const BOX = '0 0 720 240';
const sky = (region: number) => flat(path('M0 -40H720V240H0Z', `$sky-${SKIES[region]}`));
const night = flat(path('M0 -40H720V240H0Z', '$night'));

function Drawn({ region, size, className }: GatewayProps) {
  const place = regions.useDrawing(region);
  const inner = sky(region) + (place?.gateway() ?? '') + night;
  return <Picture drawing={{ box: BOX, inner }} fit="slice" size={size} className={className} />;
}

/** The panorama that opens a region, 720 × 240, cropped from the bottom centre; an empty sky until it is there. */
export function Gateway(props: GatewayProps) {
  const calm = { box: BOX, inner: sky(props.region) + night };
  return (
    <Suspense fallback={<Picture drawing={calm} fit="slice" size={props.size} className={props.className} />}>
      <Drawn {...props} />
    </Suspense>
  );
}
