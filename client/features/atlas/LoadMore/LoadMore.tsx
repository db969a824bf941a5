import { useEffect, useRef } from 'react';
import { Spinner } from '#client/ui/Spinner/Spinner.tsx';
import styles from './LoadMore.module.css';

interface Props {
  label: string;
  /** Called when the end of the list comes near. */
  onVisible: () => void;
}

/** The end of what is loaded; asks for more before it is reached. */
export function LoadMore({ label, onVisible }: Props) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onVisible(), {
      rootMargin: '1200px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [onVisible]);
  return (
    <div ref={end} className={styles.end}>
      <Spinner label={label} />
    </div>
  );
}
