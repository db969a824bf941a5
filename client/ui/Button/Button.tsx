import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import type { IconName } from '#client/art/Icon/icons.ts';
import { cx } from '../cx.ts';
import { renderAs } from '../render-as.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './Button.module.css';

export type ButtonScene =
  | 'primary'
  | 'secondary'
  | 'quiet'
  | 'correct'
  | 'wrong'
  | 'danger'
  | 'invite'
  | 'vip'
  | 'passionate'
  | 'wechat';

export interface ButtonProps extends ComponentProps<'button'> {
  /** what kind of act it is; at most one filled `primary` in a view */
  scene?: ButtonScene;
  size?: 'small' | 'normal' | 'large';
  /** as wide as its place */
  block?: boolean;
  /** held down, as while its key is pressed */
  pressed?: boolean;
  /** waits for an answer: keeps its size and focus, ignores further clicks */
  loading?: boolean;
  icon?: IconName | ReactElement;
  /** what it costs, as a picture and a number */
  cost?: ReactNode;
  /** another element with this look, such as a router link */
  render?: ReactElement;
}

/** The chunky button. Its side is 4 px of darker dough that it sinks into when pressed. */
export function Button({
  scene = 'primary',
  size = 'normal',
  block,
  pressed,
  loading = false,
  icon,
  cost,
  render,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const content = (
    <>
      {typeof icon === 'string' ? <Icon name={icon} /> : icon}
      {children}
      {cost !== undefined && <span className={styles.cost}>{cost}</span>}
      {loading && <Spinner className={styles.spinner} size={24} />}
    </>
  );
  return renderAs({
    render,
    tag: 'button',
    props: {
      ...(render ? {} : { type: 'button' as const }),
      ...rest,
      className: cx(styles.button, className),
      'data-scene': scene,
      'data-size': size,
      'data-block': block ? '' : undefined,
      'data-pressed': pressed ? '' : undefined,
      'data-loading': loading ? '' : undefined,
      'aria-busy': loading || undefined,
      'aria-disabled': loading || rest['aria-disabled'] || undefined,
      onClick: (event: MouseEvent<HTMLButtonElement>) => (loading ? event.preventDefault() : onClick?.(event)),
      children: content,
    },
  });
}
