import useEmblaCarousel from 'embla-carousel-react';
import { type ReactNode, useCallback, useEffect } from 'react';
import { cx } from '../cx.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Carousel.module.css';

export interface CarouselProps {
  /** what is browsed */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** index of the slide in the middle */
  index: number;
  onChange: (index: number) => void;
  /** no gliding from slide to slide */
  still?: boolean;
  className?: string;
  children: ReactNode[];
}

/** Slides to browse by swiping, arrow keys or the two buttons; the neighbours peep in. */
export function Carousel({
  label,
  previousLabel,
  nextLabel,
  index,
  onChange,
  still = false,
  className,
  children,
}: CarouselProps) {
  const [viewport, embla] = useEmblaCarousel({
    align: 'center',
    startIndex: index,
    duration: still ? 0 : 22,
    containScroll: false,
  });
  const last = children.length - 1;

  useEffect(() => {
    if (!embla) return;
    const selected = () => onChange(embla.selectedScrollSnap());
    embla.on('select', selected);
    return () => {
      embla.off('select', selected);
    };
  }, [embla, onChange]);

  useEffect(() => {
    if (embla && embla.selectedScrollSnap() !== index) embla.scrollTo(index, still);
  }, [embla, index, still]);

  const go = useCallback((to: number) => onChange(Math.min(last, Math.max(0, to))), [onChange, last]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group, not a set of form fields
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className={cx(styles.carousel, className)}
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') go(index - 1);
        if (event.key === 'ArrowRight') go(index + 1);
      }}
    >
      <IconButton
        icon="left"
        label={previousLabel}
        onClick={() => go(index - 1)}
        aria-disabled={index <= 0}
        className={styles.arrow}
      />
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.track}>
          {children.map((child, i) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
              key={i}
              role="group"
              aria-roledescription="slide"
              aria-label={`${i + 1} / ${children.length}`}
              className={styles.slide}
              data-current={i === index ? '' : undefined}
              inert={i !== index}
            >
              {child}
            </div>
          ))}
        </div>
      </div>
      <IconButton
        icon="right"
        label={nextLabel}
        onClick={() => go(index + 1)}
        aria-disabled={index >= last}
        className={styles.arrow}
      />
    </div>
  );
}
