import { ITEMS, type ItemName } from '../kit/items.ts';
import { Picture, type PictureSize } from '../Picture/Picture.tsx';

export interface ItemProps extends PictureSize {
  name: ItemName;
  /** fills the star (the default there), opens the chest */
  on?: boolean;
}

/** A small thing of the game: bread (energy), diamond, flame (streak), star, chest, trophy, exp, calendar, bell, key. */
export function Item({ name, on = name === 'star', size, className }: ItemProps) {
  return (
    <Picture drawing={{ box: '0 0 48 48', stroke: 2.6, inner: ITEMS[name](on) }} size={size} className={className} />
  );
}
