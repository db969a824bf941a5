import { createTranslator, type Messages } from 'use-intl';
import { findWording, type Locale } from './catalogue.ts';
import type { Translator } from './translator.ts';

/**
 * Translator of one namespace for code outside React, such as network links and navigation. While a language that was
 * just chosen is on its way, Chinese or English speaks for it. Throws before the first wording is loaded.
 */
export function translatorOf<N extends keyof Messages>(locale: Locale, namespace: N): Translator<N> {
  const messages = findWording(locale) ?? findWording('zh') ?? findWording('en');
  if (!messages) throw new Error('no wording is loaded yet');
  return createTranslator({ locale, messages: messages as Messages, namespace }) as unknown as Translator<N>;
}
