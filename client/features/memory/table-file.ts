/** What a chart shows, in numbers. */
export interface ChartTable {
  columns: readonly string[];
  /** the first cell of a row names it */
  rows: readonly (readonly (string | number)[])[];
}

/** Says to spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A table as csv (RFC 4180), as spreadsheets open it. */
export function csvOf({ columns, rows }: ChartTable): string {
  return (
    BYTE_ORDER_MARK +
    [columns, ...rows]
      .map((row) => row.map(cellOf).join(','))
      .join('\r\n')
      .concat('\r\n')
  );
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  // What somebody named a package must not become a formula of a spreadsheet.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
