import { type ReactNode, useLayoutEffect } from 'react';
import { create } from 'zustand';
import { IntlProvider } from '#client/i18n/IntlProvider.tsx';
import { setPreferences } from '#client/platform/preferences.ts';
import { NOW } from './clock.ts';

export interface StageSettings {
  theme: 'light' | 'dark';
  locale: 'zh' | 'en';
  motion: 'full' | 'reduced';
  /** Size of all text in percent, as the browser's own setting. */
  text: '100' | '200';
}

/** What the picture taker asks of a story that is already on stage, over what the toolbar says. */
export const useStage = create<Partial<StageSettings>>()(() => ({}));

/** Light, language, movement and size of text around a story. */
export function Stage({ children, ...settings }: StageSettings & { children: ReactNode }) {
  const { theme, locale, motion, text } = { ...settings, ...useStage() };

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.dataset.motion = motion;
    root.lang = locale === 'zh' ? 'zh-CN' : 'en';
    root.style.fontSize = text === '100' ? '' : `${text}%`;
  }, [theme, locale, motion, text]);
  // What moves by script asks the preferences, what moves by style asks the root; the whole client sets its own root by them.
  useLayoutEffect(() => setPreferences({ theme, locale, reduceMotion: motion === 'reduced' }), [theme, locale, motion]);

  return (
    <IntlProvider locale={locale} timeZone="Asia/Shanghai" now={new Date(NOW)}>
      {children}
    </IntlProvider>
  );
}
