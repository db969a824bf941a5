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

/** Declares a named statement: `const findX = statement<Row>('x.find', 'SELECT …')`. */
export function statement<Row>(name: string, text: string): Statement<Row> {
  if (declared.has(name)) throw new Error(`two statements are named ${name}`);
  const made = { name, text };
  declared.set(name, made);
  return made;
}

/** A statement made of parts of several modules: `:name` stands for a value, wherever and how often it comes. */
export interface Composed<Row, Values> extends Statement<Row> {
  /** The values in the order of the statement's parameters. */
  values(of: Values): unknown[];
}

/** Declares a composed statement: `composed<Row, Values>('x.find', `SELECT … WHERE user_id = :user AND …`)`. */
export function composed<Row, Values extends object>(name: string, text: string): Composed<Row, Values> {
  const order: string[] = [];
  const numbered = text.replace(/(?<!:):([a-z]\w*)/gi, (_, key: string) => {
    if (!order.includes(key)) order.push(key);
    return `$${order.indexOf(key) + 1}`;
  });
  const values = (of: Values) => order.map((key) => (of as Record<string, unknown>)[key]);
  return Object.assign(statement<Row>(name, numbered), { values });
}

/** What a part of a composed statement draws its rows from where it depends on nothing else: one row without columns. */
export const ONCE = '(SELECT) AS once';
