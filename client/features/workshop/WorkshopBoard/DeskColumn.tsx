import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import { CardDesk, type CardDeskProps } from '../desk/CardDesk/CardDesk.tsx';
import { useT } from '../wording.ts';
import styles from './WorkshopBoard.module.css';

export interface DeskColumnProps extends Omit<CardDeskProps, 'cardKey' | 'onDuplicate' | 'onRemove' | 'takesFocus'> {
  /** undefined where no card is open */
  cardKey: number | undefined;
  onDuplicate: (keys: readonly number[]) => void;
  onRemove: (keys: readonly number[]) => void;
  takesFocus: (key: number) => boolean;
}

/** The third column: the card that is written, or that none is open. */
export function DeskColumn({ cardKey, onDuplicate, onRemove, takesFocus, ...desk }: DeskColumnProps) {
  const t = useT('workshop');
  if (cardKey === undefined)
    return (
      <div className={styles.nothing}>
        <StateMessage as="p" mascot={1002} pose="happy" title={t('no_card')} text={t('no_card_text')} />
      </div>
    );
  return (
    <CardDesk
      key={cardKey}
      {...desk}
      cardKey={cardKey}
      onDuplicate={() => onDuplicate([cardKey])}
      onRemove={() => onRemove([cardKey])}
      takesFocus={() => takesFocus(cardKey)}
    />
  );
}
