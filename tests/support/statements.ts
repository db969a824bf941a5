import pg from 'pg';
import { vi } from 'vitest';

type Sent = string | { name?: string; text: string };

/** What a statement is called: its name, or its verb and table where TypeORM wrote it. */
function nameOf(statement: Sent): string {
  if (typeof statement === 'string') return statement;
  const [, verb, table] = /^(\w+).*?(?:FROM|INTO|UPDATE) "(\w+)"/s.exec(statement.text) ?? [];
  return statement.name ?? `${verb} ${table}`;
}

/** The statements a call sends to PostgreSQL, the one that reads its session included, without BEGIN and COMMIT. */
export async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await call();
  const sent = query.mock.calls.map(([statement]) => nameOf(statement as unknown as Sent));
  query.mockRestore();
  return sent.filter((name) => !/^(BEGIN|COMMIT)$/.test(name));
}
