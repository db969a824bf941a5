interface DataTableProps {
  caption: string;
  columns: readonly string[];
  /** the first cell of a row names it */
  rows: readonly (readonly (string | number)[])[];
}

/** What a chart shows, in numbers, for those who do not see it. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
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
    </div>
  );
}
