import { Suspense } from 'react';
import { Picture, type PictureSize } from '../Picture/Picture.tsx';
import { regions } from './regions.ts';

export interface LandProps extends PictureSize {
  /** 0 to 5 */
  region: number;
}

function Drawn({ region, size, className }: LandProps) {
  const place = regions.useDrawing(region);
  if (!place) return null;
  return <Picture drawing={{ box: '0 0 720 480', inner: place.land() }} size={size} className={className} />;
}

/** A tile of the ground of a region, 720 × 480; nothing until it is there. Upside down it goes on at both its ends. */
export function Land(props: LandProps) {
  return (
    <Suspense>
      <Drawn {...props} />
    </Suspense>
  );
}
