import { drawLogo, drawSign } from '../kit/logo.ts';
import { Picture, type PictureSize } from '../Picture/Picture.tsx';
import styles from './Logo.module.css';

export interface LogoProps extends PictureSize {
  /** the name beside the mark; without it the mark stands alone */
  name?: string;
}

/** The sign over the door. With a name it is readable text over the drawn trail. */
export function Logo({ name, size = 40, className }: LogoProps) {
  if (!name) return <Picture drawing={drawLogo()} size={size} className={className} />;
  return (
    <span className={`${styles.sign} ${className ?? ''}`} style={{ fontSize: size }}>
      <Picture drawing={drawSign()} className={styles.trail} />
      <b className={styles.name}>{name}</b>
    </span>
  );
}
