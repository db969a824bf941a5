import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import { ShopWindow } from '../ShopWindow/ShopWindow.tsx';
import { useT } from '../wording.ts';
import styles from './EmptyShelf.module.css';

interface Props {
  /** Leads to packages to choose from; left out while there are none. */
  onPick?: () => void;
}

/** A window with nothing in it but a sleeping baguette. */
export function EmptyShelf({ onPick }: Props) {
  const t = useT('shelf');
  return (
    <ShopWindow>
      <StateMessage
        className={styles.message}
        picture={
          <span className={styles.board}>
            <Mascot id={1004} pose="sleep" size={140} />
          </span>
        }
        title={t('empty')}
        text={t('empty_text')}
        action={
          onPick && (
            <Button icon="down" onClick={onPick}>
              {t('pick')}
            </Button>
          )
        }
      />
    </ShopWindow>
  );
}
