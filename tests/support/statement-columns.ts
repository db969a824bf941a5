import type { Client, Connection, FieldDef, Submittable } from 'pg';

/** What PostgreSQL says of a column of an answer: `kind` is what the driver makes of it. */
export interface Column {
  name: string;
  kind: 'number' | 'string' | 'boolean' | 'Date' | 'other';
}

const KINDS: Record<number, Column['kind']> = {
  16: 'boolean',
  20: 'string',
  21: 'number',
  23: 'number',
  25: 'string',
  700: 'number',
  701: 'number',
  1043: 'string',
  1082: 'string',
  1114: 'Date',
  1184: 'Date',
  1700: 'string',
};

/** Asks what a statement answers without running it. */
class Describe implements Submittable {
  private readonly settle: { resolve: (fields: FieldDef[]) => void; reject: (error: unknown) => void };
  private readonly text: string;
  private fields: FieldDef[] = [];

  constructor(text: string, settle: Describe['settle']) {
    this.text = text;
    this.settle = settle;
  }

  submit(connection: Connection): void {
    connection.parse({ name: '', text: this.text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }
  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.fields = fields;
  }
  handleError(error: unknown): void {
    this.settle.reject(error);
  }
  handleReadyForQuery(): void {
    this.settle.resolve(this.fields);
  }
}

/** The columns a statement answers with, by the database it is asked of. Throws where it is no statement there. */
export async function columnsAnswered(client: Client, text: string): Promise<Column[]> {
  const fields = await new Promise<FieldDef[]>(
    (resolve, reject) => void client.query(new Describe(text, { resolve, reject })),
  );
  return fields.map(({ name, dataTypeID }) => ({ name, kind: KINDS[dataTypeID] ?? 'other' }));
}
