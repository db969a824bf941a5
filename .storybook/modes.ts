/** Sizes a story can be looked at in; the first is that of a single component. */
export const viewports = {
  bench: { name: 'Bench', styles: { width: '800px', height: '640px' } },
  mobile: { name: 'Mobile', styles: { width: '360px', height: '780px' } },
  tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
  pc: { name: 'PC', styles: { width: '1280px', height: '800px' } },
  wide: { name: 'Wide', styles: { width: '1920px', height: '1080px' } },
} as const;

export type ViewportName = keyof typeof viewports;

/** Width and height of a viewport in px. */
export function sizeOf(name: ViewportName) {
  const { width, height } = viewports[name].styles;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}

const themes = ['light', 'dark'] as const;
const locales = ['zh', 'en'] as const;
const sizes = ['mobile', 'pc'] as const;

/** What Chromatic takes of every story: theme × locale × viewport. */
export const modes = Object.fromEntries(
  themes.flatMap((theme) =>
    locales.flatMap((locale) =>
      sizes.map((viewport) => [`${theme} ${locale} ${viewport}`, { theme, locale, viewport }] as const),
    ),
  ),
);
