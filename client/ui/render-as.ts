import { cloneElement, createElement, type ReactElement } from 'react';
import { cx } from './cx.ts';

interface RenderAs {
  /** the element that gets the look, such as a router link; its own props win, its classes and handlers join */
  render: ReactElement | undefined;
  tag: 'button' | 'div' | 'span';
  props: Record<string, unknown>;
}

/** Draws a component as its own tag or as another element. (Base UI's `useRender` does more and weighs 15 KB gz.) */
export function renderAs({ render, tag, props }: RenderAs): ReactElement {
  if (!render) return createElement(tag, props);
  const own = render.props as Record<string, unknown>;
  return cloneElement(render as ReactElement<Record<string, unknown>>, {
    ...props,
    ...own,
    ...handlers(props, own),
    className: cx(props.className as string, own.className as string),
  });
}

/** Both handlers of an event, the element's own first. */
function handlers(props: Record<string, unknown>, own: Record<string, unknown>): Record<string, unknown> {
  const shared = Object.keys(own).filter((name) => /^on[A-Z]/.test(name) && typeof props[name] === 'function');
  return Object.fromEntries(
    shared.map((name) => [
      name,
      (...args: unknown[]) => {
        (own[name] as (...args: unknown[]) => void)(...args);
        (props[name] as (...args: unknown[]) => void)(...args);
      },
    ]),
  );
}
