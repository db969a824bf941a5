import { useEffect, useRef } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { useT } from '../../wording.ts';
import { groupLook } from '../groups.ts';
import styles from './Blank.module.css';

export interface BlankProps {
  /** its place in the text, from 1 */
  number: number;
  group: string;
  /** null while it is empty */
  text: string | null;
  active: boolean;
  /** the face is over: shown as right, and no longer a button to use */
  right: boolean;
  onTap: () => void;
}

/** A gap of a cloze text in the colour, underline and digit of its group. */
export function Blank({ number, group, text, active, right, onTap }: BlankProps) {
  const t = useT('faces');
  const button = useRef<HTMLButtonElement>(null);
  const { digit, colour } = groupLook(group);

  useEffect(() => {
    // The focus of the keyboard follows that of the question, but is never taken from anything but another blank.
    if (active && document.activeElement?.hasAttribute('data-blank')) button.current?.focus();
  }, [active]);

  return (
    <button
      ref={button}
      type="button"
      className={styles.blank}
      data-blank=""
      data-group={colour}
      data-state={right ? 'right' : text !== null ? 'filled' : active ? 'active' : 'empty'}
      aria-current={active || undefined}
      aria-disabled={right || undefined}
      onClick={onTap}
    >
      {digit !== null && (
        <span className={styles.digit} aria-hidden="true">
          {digit}
        </span>
      )}
      <span className="sr-only">{t('blank', { number })}</span>
      {right && <Icon name="check" size={18} />}
      {text}
      {active && <span className={styles.caret} />}
      {!right && (active || text !== null) && (
        <span className="sr-only">{t(text === null ? 'blankActive' : 'blankFilled')}</span>
      )}
    </button>
  );
}
