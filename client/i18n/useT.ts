import { type Messages, useTranslations } from 'use-intl';

/** Translator of one namespace in the current language; keys and their placeholders are typed. */
export function useT<N extends keyof Messages>(namespace: N) {
  return useTranslations(namespace);
}
