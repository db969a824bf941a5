/**
 * The widths in px at which the client changes its shape, the only ones that style sheets may ask for (`min-width: N`, or
 * `max-width: N - 1`): a large phone, a tablet, a desktop, a large monitor.
 */
export const BREAKPOINTS = { phone: 520, tablet: 768, desktop: 1000, monitor: 1600 } as const;

/** Media queries for what is not a matter of style, for `useMedia`. */
export const FROM_TABLET = `(min-width: ${BREAKPOINTS.tablet}px)`;
export const FROM_DESKTOP = `(min-width: ${BREAKPOINTS.desktop}px)`;
