import formatCompiled from 'use-intl/format-message/format-only';

type Format = typeof formatCompiled;
type Options = Parameters<Format>[3];
type Formatters = Options['formatters'];

/** What is written with the same digits in every language of the product. */
const isPlain = (value: unknown) => Number.isInteger(value) && Math.abs(value as number) < 1000;

/**
 * Formatters that write small whole numbers themselves: the first number format a page makes costs a laptop 30 ms, and most
 * numbers here are levels and counts.
 */
function withPlainNumbers(formatters: Formatters): Formatters {
  const getNumberFormat = (...[locale, options]: Parameters<Formatters['getNumberFormat']>) => {
    const format = (value: number | bigint) =>
      options === undefined && isPlain(value)
        ? String(value)
        : formatters.getNumberFormat(locale, options).format(value);
    return { format } as Intl.NumberFormat;
  };
  return { ...formatters, getNumberFormat };
}

/** Formats a message that was compiled when the client was built; takes the place of the one with a parser. */
const formatMessage: Format = (key, message, values, options) =>
  formatCompiled(key, message, values, { ...options, formatters: withPlainNumbers(options.formatters) });
formatMessage.raw = false;

export default formatMessage;
