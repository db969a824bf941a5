import { Suspense } from 'react';
import { Picture, type PictureSize } from '../Picture/Picture.tsx';
import { begin } from './start.ts';

const PARTS = {
  bakery: { box: '-138 -276 288 290', fit: 'meet' },
  yard: { box: '0 0 720 560', fit: 'slice' },
} as const;

export interface BakeryProps extends PictureSize {
  /** the house, or the yard that it stands in */
  part?: keyof typeof PARTS;
}

function Drawn({ part = 'bakery', size, className }: BakeryProps) {
  const drawn = begin.useDrawing('start');
  if (!drawn) return null;
  const { box, fit } = PARTS[part];
  return <Picture drawing={{ box, inner: drawn[part]() }} fit={fit} size={size} className={className} />;
}

/** The bakery where the map begins, with its door open; nothing until it is there. */
export function Bakery(props: BakeryProps) {
  return (
    <Suspense>
      <Drawn {...props} />
    </Suspense>
  );
}
