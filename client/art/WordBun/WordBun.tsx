import type { Mood } from '../kit/faces.ts';
import { drawWordBun } from '../kit/pond.ts';
import { Picture, type PictureSize } from '../Picture/Picture.tsx';

export interface WordBunProps extends PictureSize {
  mood?: Mood;
}

/** The bun that a word is; raw where it worries. */
export function WordBun({ mood = 'happy', ...size }: WordBunProps) {
  return <Picture drawing={{ box: '0 0 84 66', inner: drawWordBun(mood) }} {...size} />;
}
