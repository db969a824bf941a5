import { POND } from '../kit/pond.ts';
import { Picture } from '../Picture/Picture.tsx';

/** A third of the pond of forgetting, left to right from 0. Side by side they are one picture. */
export function Pond({ third, className }: { third: 0 | 1 | 2; className?: string }) {
  return <Picture drawing={{ box: `${third * 400} 0 400 300`, inner: POND }} fit="fill" className={className} />;
}
