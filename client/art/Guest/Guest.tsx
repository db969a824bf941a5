import { Suspense } from 'react';
import { drawGuest, type GuestPose } from '../kit/guest.ts';
import { lively } from '../lively/lively.ts';
import { Picture, type PictureSize } from '../Picture/Picture.tsx';
import { guests } from './guests.ts';

export interface GuestProps extends PictureSize {
  /** 1001–1012; any other shows the flour ghost */
  id: number;
  pose?: GuestPose;
  /** moves as its pose does: breathes, hops, shakes, dreams. At most one or two in a view. */
  alive?: boolean;
}

const blank = { box: '0 0 96 96', inner: '' };

function Drawn({ id, pose = 'idle', alive = false, size, className }: GuestProps) {
  const guest = guests.useDrawing(id);
  return (
    <Picture drawing={guest ? drawGuest(guest, pose) : blank} size={size} className={lively(alive, pose, className)} />
  );
}

/** A guest of a challenge: the rival at the oven. */
export function Guest(props: GuestProps) {
  return (
    <Suspense fallback={<Picture drawing={blank} size={props.size} className={props.className} />}>
      <Drawn {...props} />
    </Suspense>
  );
}
