/** Sizes a story can be looked at in; the first is that of a single component. */
export const viewports = {
  bench: { name: 'Bench', styles: { width: '800px', height: '640px' } },
  mobile: { name: 'Mobile', styles: { width: '360px', height: '780px' } },
  tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
  pc: { name: 'PC', styles: { width: '1280px', height: '800px' } },
} as const;

export type ViewportName = keyof typeof viewports;

const mode = (theme: 'light' | 'dark', locale: 'zh' | 'en', viewport: 'mobile' | 'pc') => ({ theme, locale, viewport });

/** What Chromatic takes of every story: theme × viewport × locale. */
export const modes = {
  'light mobile': mode('light', 'zh', 'mobile'),
  'light pc': mode('light', 'zh', 'pc'),
  'dark mobile': mode('dark', 'zh', 'mobile'),
  'dark pc': mode('dark', 'zh', 'pc'),
  'english mobile': mode('light', 'en', 'mobile'),
  'english pc': mode('light', 'en', 'pc'),
};
