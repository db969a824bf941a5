const unmoved = (list: MediaQueryList) =>
  new Proxy(list, {
    get: (target, key) =>
      key === 'matches'
        ? false
        : typeof target[key as keyof MediaQueryList] === 'function'
          ? () => undefined
          : target[key as keyof MediaQueryList],
  });

/** The browser of the stories asks for less motion; until what it returns is called, scripts see one that does not. */
export function withMotion() {
  const { matchMedia } = window;
  window.matchMedia = (query) => {
    const list = matchMedia.call(window, query);
    return query.includes('reduced-motion') ? unmoved(list) : list;
  };
  return () => {
    window.matchMedia = matchMedia;
  };
}
