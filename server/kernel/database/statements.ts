/** A statement that PostgreSQL parses once a connection; the name is unique in the server. */
export interface Statement<Row> {
  name: string;
  text: string;
  /** Carries the row type only. */
  row?: Row;
}

const declared = new Map<string, Statement<unknown>>();

/** A statement of the server by its name, for benchmarks. */
export function statementNamed(name: string): Statement<unknown> {
  const found = declared.get(name);
  if (!found) throw new Error(`no statement is named ${name}`);
  return found;
}

/** Every statement of the server that was declared so far. */
export const declaredStatements = (): Statement<unknown>[] => [...declared.values()];

/** Declares a named statement: `const findX = statement<Row>('x.find', 'SELECT …')`. */
export function statement<Row>(name: string, text: string): Statement<Row> {
  if (declared.has(name)) throw new Error(`two statements are named ${name}`);
  const made = { name, text };
  declared.set(name, made);
  return made;
}
