import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { cx } from '#client/ui/cx.ts';
import { useOverflow } from '#client/ui/useOverflow.ts';
import { TEXT_CLAMP_LINES } from '#domain/limits.ts';
import { useT } from '../wording.ts';
import styles from './LongText.module.css';

export interface LongTextProps {
  lang?: string;
  className?: string;
  /** Selects what must never be among what is folded away: the text opens for it. */
  inSight?: string;
  children: ReactNode;
}

/** Text of at most 5 lines, and a button that opens the rest where there is more. */
export function LongText({ lang, className, inSight, children }: LongTextProps) {
  const t = useT('faces');
  const text = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const overflows = useOverflow(text, open);
  useLayoutEffect(() => {
    if (inSight && overflows && !open && isFoldedAway(text.current, inSight)) setOpen(true);
  });

  return (
    <>
      <div
        ref={text}
        lang={lang}
        className={cx(styles.text, className)}
        data-clamped={open ? undefined : ''}
        data-folded={overflows && !open ? '' : undefined}
        style={{ '--lines': TEXT_CLAMP_LINES } as CSSProperties}
      >
        {children}
      </div>
      {overflows && (
        <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'less' : 'more')}
          <Icon name={open ? 'up' : 'down'} size={18} />
        </button>
      )}
    </>
  );
}

/** Where folded lines would stand is known only with all of them laid out. */
function isFoldedAway(text: HTMLElement | null, selector: string): boolean {
  const wanted = text?.querySelector(selector);
  if (!text || !wanted) return false;
  const height = text.clientHeight;
  text.removeAttribute('data-clamped');
  const bottom = wanted.getBoundingClientRect().bottom - text.getBoundingClientRect().top;
  text.setAttribute('data-clamped', '');
  return bottom > height + 1;
}
