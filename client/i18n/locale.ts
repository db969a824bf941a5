/** Languages of the product. Chinese is the default. */
export type Locale = 'zh' | 'en';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
  }
}
