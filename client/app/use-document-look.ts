import { useEffect } from 'react';
import { usePreferences } from '#client/platform/preferences.ts';

const themeColours = { light: '#fff8ec', dark: '#1c140d' };

/** Writes language, theme and motion of the preferences onto the document. */
export function useDocumentLook() {
  const { locale, theme, reduceMotion } = usePreferences();
  useEffect(() => {
    const root = document.documentElement;
    root.lang = locale === 'zh' ? 'zh-CN' : 'en';
    root.dataset.theme = theme;
    root.dataset.motion = reduceMotion ? 'reduced' : 'full';
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColours[theme]);
  }, [locale, theme, reduceMotion]);
}
