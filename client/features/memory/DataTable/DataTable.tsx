import type { ChartTable } from '../table-file.ts';
import styles from './DataTable.module.css';

interface DataTableProps extends ChartTable {
  caption: string;
  /** to be seen; otherwise it is there for screen readers */
  shown?: boolean;
}

/** What a chart shows, in numbers. */
export function DataTable({ caption, columns, rows, shown = false }: DataTableProps) {
  const table = (
    <table className={shown ? styles.table : undefined}>
      <caption className={shown ? 'sr-only' : undefined}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, place) => (
              <td key={columns[place + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!shown) return <div className="sr-only">{table}</div>;
  return (
    // A long table scrolls in its place, by keys too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <section className={styles.box} aria-label={caption} tabIndex={0}>
      {table}
    </section>
  );
}
