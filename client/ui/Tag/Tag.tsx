import type { ReactNode } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import type { IconName } from '#client/art/Icon/icons.ts';
import { cx } from '../cx.ts';
import styles from './Tag.module.css';

export interface TagProps {
  tone?: 'plain' | 'crust' | 'leaf' | 'jam' | 'sky' | 'gem' | 'butter' | 'region' | 'ember' | 'solid';
  icon?: IconName;
  className?: string;
  children: ReactNode;
}

/** A price tag: a word or two about the thing it hangs on. */
export function Tag({ tone = 'plain', icon, className, children }: TagProps) {
  return (
    <span className={cx(styles.tag, className)} data-tone={tone}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}
