import { useRef, useState } from 'react';
import { useOverflow } from '#client/ui/useOverflow.ts';
import { useT } from '../wording.ts';
import styles from './Description.module.css';

/** A text of three lines at first; the rest unfolds where there is more. */
export function Description({ text }: { text: string }) {
  const t = useT('pkg');
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const long = useOverflow(paragraph, open);

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
