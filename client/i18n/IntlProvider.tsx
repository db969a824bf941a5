import type { ReactNode } from 'react';
import { type Messages, IntlProvider as UseIntlProvider } from 'use-intl';
import { catalogues, type Locale } from './catalogue.ts';

interface Props {
  locale: Locale;
  /** IANA zone; the browser's own when absent. Stories pin it. */
  timeZone?: string;
  now?: Date;
  children: ReactNode;
}

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Gives every component below the wording, the number and the date formats of one language. */
export function IntlProvider({ locale, timeZone = ownZone, now, children }: Props) {
  return (
    <UseIntlProvider locale={locale} messages={catalogues[locale] as Messages} timeZone={timeZone} now={now}>
      {children}
    </UseIntlProvider>
  );
}
