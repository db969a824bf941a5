import { Suspense } from 'react';
import { drawGuest, type GuestPose } from '../kit/guest.ts';
import { Picture, type PictureSize } from '../Picture/Picture.tsx';
import { guests } from './guests.ts';

export interface GuestProps extends PictureSize {
  /** 1001–1012; any other shows the flour ghost */
  id: number;
  pose?: GuestPose;
}

const blank = { box: '0 0 96 96', inner: '' };

function Drawn({ id, pose = 'idle', size, className }: GuestProps) {
  const guest = guests.useDrawing(id);
  return <Picture drawing={guest ? drawGuest(guest, pose) : blank} size={size} className={className} />;
}

/** A guest of a challenge: the rival at the oven. */
export function Guest(props: GuestProps) {
  return (
    <Suspense fallback={<Picture drawing={blank} size={props.size} className={props.className} />}>
      <Drawn {...props} />
    </Suspense>
  );
}
