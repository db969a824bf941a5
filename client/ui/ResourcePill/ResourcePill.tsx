import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { renderAs } from '../render-as.ts';
import styles from './ResourcePill.module.css';

export interface ResourcePillProps extends Omit<ComponentProps<'span'>, 'children'> {
  picture: ReactNode;
  value: ReactNode;
  /** what it counts, such as "diamonds" */
  label: string;
  tone?: 'plain' | 'gem' | 'crust';
  /** a link or button with this look */
  render?: ReactElement;
}

/** How much of something the learner has. */
export function ResourcePill({ picture, value, label, tone = 'plain', render, className, ...rest }: ResourcePillProps) {
  return renderAs({
    render,
    tag: 'span',
    props: {
      ...rest,
      className: cx(styles.pill, className),
      'data-tone': tone,
      children: (
        <>
          {picture}
          <span className="sr-only">{label}</span>
          <b>{value}</b>
        </>
      ),
    },
  });
}
