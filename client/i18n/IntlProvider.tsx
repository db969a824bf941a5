import type { ReactNode } from 'react';
import { IntlProvider as UseIntlProvider } from 'use-intl';
import { ownTimeZone } from '#client/platform/time-zone.ts';
import type { Locale } from './locale.ts';

interface Props {
  locale: Locale;
  /** IANA zone; the browser's own when absent. Stories pin it. */
  timeZone?: string;
  now?: Date;
  children: ReactNode;
}

/** Gives every component below one language, with its formats of numbers and dates. */
export const IntlProvider = ({ locale, timeZone = ownTimeZone(), now, children }: Props) => (
  <UseIntlProvider locale={locale} timeZone={timeZone} now={now}>
    {children}
  </UseIntlProvider>
);
