import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Carousel.module.css';
import { useHiddenSides } from './use-hidden-sides.ts';

export interface CarouselProps {
  previousLabel: string;
  nextLabel: string;
  /** index of the child to keep in sight */
  current?: number;
  /** no gliding */
  still?: boolean;
  className?: string;
  children: ReactNode[];
}

/** A row that is swiped, or moved by a button at each side that hides some of it. What has the focus comes into sight. */
export function Carousel({ previousLabel, nextLabel, current, still, className, children }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const hidden = useHiddenSides(track);
  const behavior = still ? 'instant' : 'smooth';

  useEffect(() => {
    const child = current === undefined ? null : track.current?.children[current];
    child?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior });
  }, [current, behavior]);

  const page = (direction: -1 | 1) => {
    const element = track.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.8, behavior });
  };

  return (
    <div className={cx(styles.carousel, className)}>
      <div ref={track} className={styles.track}>
        {children}
      </div>
      {hidden.before && (
        <IconButton icon="left" label={previousLabel} onClick={() => page(-1)} className={styles.before} />
      )}
      {hidden.after && <IconButton icon="right" label={nextLabel} onClick={() => page(1)} className={styles.after} />}
    </div>
  );
}
