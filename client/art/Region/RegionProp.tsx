import { Suspense } from 'react';
import { Picture } from '../Picture/Picture.tsx';
import { regions } from './regions.ts';

export interface RegionPropProps {
  /** 0 to 5 */
  region: number;
  /** what stands there; nothing is drawn of a name that the region does not know */
  name: string;
  /** 1 is as large as the panorama's nearest things */
  scale?: number;
  className?: string;
}

function Drawn({ region, name, scale = 1, className }: RegionPropProps) {
  const prop = regions.useDrawing(region)?.props[name];
  if (!prop) return null;
  const { width, height, draw } = prop;
  const drawing = { box: `${-width / 2 - 3} ${-height - 3} ${width + 6} ${height + 13}`, inner: draw() };
  // Of whole pixels: what stands on a part of one is drawn in two ways, with a layer of its own and without.
  return <Picture drawing={drawing} size={Math.round((height + 13) * scale)} className={className} />;
}

/** Something that stands in one region and in no other. */
export function RegionProp(props: RegionPropProps) {
  return (
    <Suspense>
      <Drawn {...props} />
    </Suspense>
  );
}
