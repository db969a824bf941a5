import { type ReactNode, useEffect, useState } from 'react';
import { type Messages, IntlProvider as UseIntlProvider } from 'use-intl';
import { ownTimeZone } from '#client/platform/time-zone.ts';
import { findWording, type Locale, loadWording } from './catalogue.ts';

interface Props {
  locale: Locale;
  /** IANA zone; the browser's own when absent. Stories pin it. */
  timeZone?: string;
  now?: Date;
  children: ReactNode;
}

/**
 * Gives every component below the wording, the number and the date formats of one language. The language before stays
 * until the new one is loaded; nothing is shown before the first is.
 */
export function IntlProvider({ locale, timeZone = ownTimeZone(), now, children }: Props) {
  const [spoken, setSpoken] = useState(locale);
  useEffect(() => {
    let current = true;
    void loadWording(locale).then(() => current && setSpoken(locale));
    return () => {
      current = false;
    };
  }, [locale]);
  const shown = findWording(locale) ? locale : spoken;
  const wording = findWording(shown);
  if (!wording) return null;
  return (
    <UseIntlProvider locale={shown} messages={wording as Messages} timeZone={timeZone} now={now}>
      {children}
    </UseIntlProvider>
  );
}
