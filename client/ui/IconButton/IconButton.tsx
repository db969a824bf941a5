import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import type { IconName } from '#client/art/Icon/icons.ts';
import { cx } from '../cx.ts';
import { renderAs } from '../render-as.ts';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  icon: IconName | ReactElement;
  /** what it does; there is no visible text */
  label: string;
  /** a badge or dot on its corner */
  badge?: ReactNode;
  /** another element with this look, such as a router link */
  render?: ReactElement;
}

/** A button that is only a picture. */
export function IconButton({ icon, label, title = label, badge, render, className, ...rest }: IconButtonProps) {
  return renderAs({
    render,
    tag: 'button',
    props: {
      ...(render ? {} : { type: 'button' as const }),
      ...rest,
      className: cx(styles.button, className),
      'aria-label': label,
      title: title || undefined,
      children: (
        <>
          {typeof icon === 'string' ? <Icon name={icon} size={24} /> : icon}
          {badge && <span className={styles.badge}>{badge}</span>}
        </>
      ),
    },
  });
}
