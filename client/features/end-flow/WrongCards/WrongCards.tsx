import { Icon } from '#client/art/Icon/Icon.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import { useT } from '../wording.ts';
import styles from './WrongCards.module.css';

/** The cards of a unit that were answered with a mistake. */
export interface WrongCardsOffer {
  /** 1 and more */
  count: number;
  /** they were played once more */
  rebaked: boolean;
  onRebake: () => void;
}

/** The offer to play the cards with a mistake once more, or the word that they were. */
export function WrongCards({ count, rebaked, onRebake }: WrongCardsOffer) {
  const t = useT('endFlow');
  if (rebaked)
    return (
      <p className={styles.done} role="status">
        <Icon name="check" />
        {t('rebaked', { count })}
      </p>
    );
  return (
    <Button block scene="secondary" onClick={onRebake}>
      {t('rebake', { count })}
    </Button>
  );
}
