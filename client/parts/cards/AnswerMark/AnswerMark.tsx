import { Icon } from '#client/art/Icon/Icon.tsx';
import { cx } from '#client/ui/cx.ts';
import { useT } from '../wording.ts';
import styles from './AnswerMark.module.css';

export interface AnswerMarkProps {
  kind: 'right' | 'wrong' | 'tried';
  className?: string;
}

/** Right, wrong or already tried: a sign, a word and a colour together. */
export function AnswerMark({ kind, className }: AnswerMarkProps) {
  const t = useT('faces');
  return (
    <span className={cx(styles.mark, className)} data-kind={kind}>
      <Icon name={kind === 'right' ? 'check' : 'close'} size={18} />
      {t(kind)}
    </span>
  );
}
