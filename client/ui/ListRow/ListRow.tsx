import { Children, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { cx } from '../cx.ts';
import { renderAs } from '../render-as.ts';
import styles from './ListRow.module.css';

export interface ListRowProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** at the head, such as an icon or a companion */
  picture?: ReactNode;
  title: ReactNode;
  line?: ReactNode;
  /** at the end, such as a switch or a number */
  end?: ReactNode;
  /** shows that it leads somewhere */
  arrow?: boolean;
  /** a link or button with this look */
  render?: ReactElement;
}

/** One row of a list. Put rows into a `List`, which draws the lines between them. */
export function ListRow({ picture, title, line, end, arrow, render, className, ...rest }: ListRowProps) {
  return renderAs({
    render,
    tag: 'div',
    props: {
      ...rest,
      className: cx(styles.row, className),
      children: (
        <>
          {picture && <span className={styles.picture}>{picture}</span>}
          <span className={styles.words}>
            <span className={styles.title}>{title}</span>
            {line && <small className={styles.line}>{line}</small>}
          </span>
          {(end || arrow) && (
            <span className={styles.end}>
              {end}
              {arrow && <Icon name="right" size={20} className={styles.arrow} />}
            </span>
          )}
        </>
      ),
    },
  });
}

/** Rows under one another; each child becomes an item. */
export function List({ className, children }: { className?: string; children: ReactNode }) {
  return <ul className={cx(styles.list, className)}>{Children.map(children, (child) => child && <li>{child}</li>)}</ul>;
}
