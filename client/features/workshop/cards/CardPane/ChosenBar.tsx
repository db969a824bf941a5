import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { useT } from '../../wording.ts';
import styles from './CardPane.module.css';

interface ChosenBarProps {
  count: number;
  onDuplicate: () => void;
  onMoveTo: () => void;
  onRemove: () => void;
}

/** How many cards are chosen, and what can be done with all of them. */
export function ChosenBar({ count, onDuplicate, onMoveTo, onRemove }: ChosenBarProps) {
  const t = useT('workshop');
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('chosen', { count })}>
      <span>{t('chosen', { count })}</span>
      <IconButton icon="copy" label={t('duplicate')} disabled={count === 0} onClick={onDuplicate} />
      <IconButton icon="folder" label={t('move_to')} disabled={count === 0} onClick={onMoveTo} />
      <IconButton icon="trash" label={t('card_remove', { count })} disabled={count === 0} onClick={onRemove} />
    </div>
  );
}
