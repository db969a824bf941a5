import { useState } from 'react';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { cx } from '../cx.ts';
import styles from './Avatar.module.css';

export interface AvatarProps {
  /** the companion that stands for someone without a picture */
  mascot: number;
  /** address of the picture */
  src?: string | null;
  /** px */
  size?: number;
  className?: string;
}

/** Someone's face in a round frame; the name stands beside it. */
export function Avatar({ mascot, src, size = 40, className }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={cx(styles.avatar, className)} style={{ width: size, height: size }}>
      {src && src !== broken ? (
        <img src={src} alt="" width={size} height={size} onError={() => setBroken(src)} />
      ) : (
        <Mascot id={mascot} size={size <= 48 ? 32 : size} />
      )}
    </span>
  );
}
