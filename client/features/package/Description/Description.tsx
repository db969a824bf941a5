import { useLayoutEffect, useRef, useState } from 'react';
import { useT } from '#client/i18n/useT.ts';
import styles from './Description.module.css';

/** A text of three lines at first; the rest unfolds where there is more. */
export function Description({ text }: { text: string }) {
  const t = useT('pkg');
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [long, setLong] = useState(false);

  useLayoutEffect(() => {
    const element = paragraph.current;
    if (!element || open) return;
    const measure = () => setLong(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [open]);

  return (
    <div>
      <p ref={paragraph} className={styles.text} data-open={open ? '' : undefined}>
        {text}
      </p>
      {(long || open) && (
        <button type="button" className={styles.fold} aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'fold' : 'unfold')}
        </button>
      )}
    </div>
  );
}
