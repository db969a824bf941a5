import type { Wording } from './wording.ts';
import type { zh } from './zh.ts';

/** Languages of the product. Chinese is the default. */
export type Locale = 'zh' | 'en';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof zh;
  }
}

const sources: Record<Locale, () => Promise<Wording>> = {
  zh: async () => (await import('./zh.ts')).zh,
  en: async () => (await import('./en.ts')).en,
};
const loaded = new Map<Locale, Wording>();

/** Fetches the wording of a language once; the page loads only the language it speaks. */
export async function loadWording(locale: Locale): Promise<Wording> {
  const wording = loaded.get(locale) ?? (await sources[locale]());
  loaded.set(locale, wording);
  return wording;
}

/** The wording of a language, or undefined while it is not loaded. */
export const findWording = (locale: Locale): Wording | undefined => loaded.get(locale);
