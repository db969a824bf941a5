import { cx } from '#client/ui/cx.ts';
import { PROPS, type PropName } from '../kit/props.ts';
import { Picture, type PictureSize } from '../Picture/Picture.tsx';

import styles from './Prop.module.css';

export interface PropProps extends PictureSize {
  name: PropName;
}

/** Something that stands on the map or in the town. */
export function Prop({ name, size, className }: PropProps) {
  return <Picture drawing={PROPS[name]()} size={size} className={cx(styles.prop, className)} />;
}
