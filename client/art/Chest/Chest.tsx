import { type ChestState, type ChestTone, drawChest } from '../kit/chest.ts';
import { Picture, type PictureSize } from '../Picture/Picture.tsx';
import styles from './Chest.module.css';

export interface ChestProps extends PictureSize {
  /** `ready` wobbles until it is opened; `opening` lasts 716 ms and ends as `open` */
  state: ChestState;
  /** how rich it is */
  tone?: ChestTone;
}

/** A treasure chest of the weekly track. What it holds is said beside it. */
export function Chest({ state, tone = 'wood', size, className }: ChestProps) {
  return (
    <span className={`${styles.chest} ${className ?? ''}`} data-state={state}>
      <Picture drawing={drawChest(state, tone)} size={size} />
    </span>
  );
}
