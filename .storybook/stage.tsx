import { type ReactNode, useLayoutEffect } from 'react';
import { create } from 'zustand';
import { IntlProvider } from '#client/i18n/IntlProvider.tsx';
import { NOW } from './clock.ts';

export interface StageSettings {
  theme: 'light' | 'dark';
  locale: 'zh' | 'en';
  motion: 'full' | 'reduced';
}

/** What the picture taker asks of a story that is already on stage, over what the toolbar says. */
export const useStage = create<Partial<StageSettings>>()(() => ({}));

/** Light, language and movement around a story. */
export function Stage({ children, ...settings }: StageSettings & { children: ReactNode }) {
  const { theme, locale, motion } = { ...settings, ...useStage() };

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.dataset.motion = motion;
    root.lang = locale === 'zh' ? 'zh-CN' : 'en';
  }, [theme, locale, motion]);

  return (
    <IntlProvider locale={locale} timeZone="Asia/Shanghai" now={new Date(NOW)}>
      {children}
    </IntlProvider>
  );
}
