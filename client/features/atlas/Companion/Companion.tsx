import { type CSSProperties, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { useReducedMotion } from '#client/platform/motion.ts';
import { type Place, walkThrough } from '../trail.ts';
import styles from './Companion.module.css';

export interface CompanionProps {
  /** 1001 to 1012 */
  id: number;
  /** Stops it passes; it stands beside the last one. */
  stops: readonly Place[];
  /** Walks there from the first stop, instead of being there already. */
  arriving?: boolean;
}

/** Milliseconds from one level to the next; the road is trodden and the bun rises in the same time (`--walk`). */
const WALK_MS = 1400;

/** Steps of the way, as far from where it ends as they are: the road's width is a length only the style sheet knows. */
function keyframes(stops: readonly Place[]): Keyframe[] {
  const way = walkThrough(stops);
  const end = way.at(-1);
  if (!end) return [];
  return way.map(({ x, y }, i) => ({
    translate: `calc(${(x - end.x).toFixed(3)} * var(--amp)) ${(y - end.y).toFixed(1)}px`,
    rotate: i === way.length - 1 ? '0deg' : i % 2 ? '5deg' : '-5deg',
  }));
}

/** Who walks the map with the learner, standing beside the active level. */
export function Companion({ id, stops, arriving = false }: CompanionProps) {
  const element = useRef<HTMLSpanElement>(null);
  const still = useReducedMotion();
  const setOff = useEffectEvent(() =>
    element.current?.animate(keyframes(stops), { duration: WALK_MS, easing: 'ease-in-out' }),
  );
  useLayoutEffect(() => {
    if (!arriving || still) return;
    const walk = setOff();
    return () => walk?.cancel();
  }, [arriving, still]);
  const here = stops.at(-1);
  if (!here) return null;
  return (
    <span
      ref={element}
      className={styles.companion}
      data-side={here.x > 0 ? 'left' : 'right'}
      style={{ '--x': here.x, top: here.y } as CSSProperties}
    >
      <Mascot alive id={id} pose="happy" />
    </span>
  );
}
