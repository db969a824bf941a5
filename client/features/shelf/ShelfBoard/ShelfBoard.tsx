import { Children, type ReactNode } from 'react';
import { Prop } from '#client/art/Prop/Prop.tsx';
import { ShopWindow } from '../ShopWindow/ShopWindow.tsx';
import styles from './ShelfBoard.module.css';

interface Props {
  label?: string;
  /** Cells, each with what stands on the board as its first child. */
  children: ReactNode;
}

/** Places in a row, from the narrowest page to the widest. */
const COLUMNS = [2, 3, 4, 5];
/** What stands where a row ends early. */
const LEFTOVERS = ['jar', 'wheat', 'gift', 'bush'] as const;

/** The rows of the shop window: a board under every row of bags, and things of the bakery where a row ends early. */
export function ShelfBoard({ label, children }: Props) {
  const places = Children.toArray(children).length;
  return (
    <ShopWindow>
      <ul className={styles.board} aria-label={label}>
        {children}
        {LEFTOVERS.map((name, i) => (
          <li
            key={name}
            aria-hidden="true"
            className={styles.leftover}
            data-in={COLUMNS.filter((columns) => (columns - (places % columns)) % columns > i).join(' ')}
          >
            <span>
              <Prop name={name} size={name === 'wheat' ? 84 : 66} />
            </span>
          </li>
        ))}
      </ul>
    </ShopWindow>
  );
}
