import { Button } from '#client/ui/Button/Button.tsx';
import type { CardActs } from '../use-card-acts.ts';
import { useT } from '../wording.ts';
import styles from './SelectionBar.module.css';

export interface SelectionBarProps {
  cardIds: readonly number[];
  acts: CardActs;
  onPause: () => void;
}

/** What can be done with the cards that are chosen. */
export function SelectionBar({ cardIds, acts, onPause }: SelectionBarProps) {
  const t = useT('myCards');
  const disabled = cardIds.length === 0 || acts.busy;
  return (
    <div className={styles.bar}>
      <b role="status">{t('selected', { count: cardIds.length })}</b>
      <div className={styles.acts}>
        <Button scene="secondary" size="small" icon="clock" disabled={disabled} onClick={onPause}>
          {t('pause')}
        </Button>
        <Button
          scene="secondary"
          size="small"
          icon="play"
          disabled={disabled}
          onClick={() => void acts.resume.run(cardIds)}
        >
          {t('resume')}
        </Button>
        <Button
          scene="secondary"
          size="small"
          icon="undo"
          disabled={disabled}
          onClick={() => void acts.restart.run(cardIds)}
        >
          {t('restart')}
        </Button>
        <Button
          scene="secondary"
          size="small"
          icon="check"
          disabled={disabled}
          onClick={() => void acts.know.run(cardIds)}
        >
          {t('mark_known')}
        </Button>
      </div>
    </div>
  );
}
