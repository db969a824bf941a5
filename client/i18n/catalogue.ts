import { api as apiEn } from './en/api.ts';
import { common as commonEn } from './en/common.ts';
import { api } from './zh/api.ts';
import { common } from './zh/common.ts';

/** Every namespace in Chinese; its keys are the keys of the product. */
const zh = {
  api,
  common,
} as const;

/** The wording of one language: every key of the Chinese catalogue, nothing else. */
export type Wording = { [N in keyof typeof zh]: Record<keyof (typeof zh)[N], string> };

const en: Wording = {
  api: apiEn,
  common: commonEn,
};

/** Languages of the product. Chinese is the default. */
export type Locale = 'zh' | 'en';

/** Both catalogues by language. */
export const catalogues: Record<Locale, Wording> = { zh, en };

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof zh;
  }
}
