import { createTranslator, useLocale } from 'use-intl';
import type { Locale } from './locale.ts';
import type { Translator } from './translator.ts';
import { en as commonEn } from './words.en.ts';
import { zh as commonZh } from './words.zh.ts';

type Words = Record<string, Record<string, string>>;
/** The same keys, nothing else. */
type InEnglish<Zh extends Words> = { [N in keyof Zh]: Record<keyof Zh[N], string> };
type Common = typeof commonZh;
type Namespace<Zh, N> = N extends keyof Zh ? Zh[N] : N extends keyof Common ? Common[N] : never;

/**
 * What a part of the product says, in both languages, with the words that all of it shares. They come with the code that
 * says them: a page carries the words of its own features, in another language they are there at once.
 */
export function wordingOf<Zh extends Words>(zh: Zh, en: InEnglish<Zh>) {
  const words: Record<Locale, Words> = { zh: { ...commonZh, ...zh }, en: { ...commonEn, ...en } };
  const translators = new Map<string, unknown>();

  /** Translator of one namespace for code outside React, such as network links. */
  function translatorOf<N extends (keyof Zh | keyof Common) & string>(locale: Locale, namespace: N) {
    const name = `${locale}.${namespace}`;
    const translator = translators.get(name) ?? createTranslator({ locale, messages: words[locale], namespace });
    translators.set(name, translator);
    return translator as Translator<Namespace<Zh, N>>;
  }

  /** Translator of one namespace in the current language; keys and their placeholders are typed. */
  const useT = <N extends (keyof Zh | keyof Common) & string>(namespace: N) => translatorOf(useLocale(), namespace);

  return { useT, translatorOf };
}
