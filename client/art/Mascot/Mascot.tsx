import { Suspense } from 'react';
import { drawMascot, drawSmallMascot, type Pose } from '../kit/mascot.ts';
import { lively } from '../lively/lively.ts';
import { Picture, type PictureSize } from '../Picture/Picture.tsx';
import { mascots } from './mascots.ts';

export interface MascotProps extends PictureSize {
  /** 1001–1012; any other shows the toast */
  id: number;
  pose?: Pose;
  /** moves as its pose does: breathes, hops, shakes, dreams. At most one or two in a view. */
  alive?: boolean;
}

const SMALL = 32;
const blank = { box: '0 0 96 96', inner: '' };

function Drawn({ id, pose = 'idle', alive = false, size, className }: MascotProps) {
  const mascot = mascots.useDrawing(id);
  const draw = size && size <= SMALL ? drawSmallMascot : drawMascot;
  return (
    <Picture drawing={mascot ? draw(mascot, pose) : blank} size={size} className={lively(alive, pose, className)} />
  );
}

/** A companion. At 32 px and below only head and shoulders are drawn: never let it be the only sign of a status. */
export function Mascot(props: MascotProps) {
  return (
    <Suspense fallback={<Picture drawing={blank} size={props.size} className={props.className} />}>
      <Drawn {...props} />
    </Suspense>
  );
}
