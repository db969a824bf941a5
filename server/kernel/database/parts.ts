import { type Statement, statement } from './statements.ts';

/** What a statement takes: the types of PostgreSQL by the names of the values. */
export type Types<Values extends object> = { readonly [Name in keyof Values]-?: string };

/**
 * Common table expressions of one module that a statement of another carries: `:name` stands for a value of its own, `@name`
 * for a table of its own, `@from` for the relation whose rows it acts on. No name of it can meet one of another part.
 */
export interface Part<Values extends object> {
  readonly text: string;
  readonly types: Types<Values>;
  /** The part in a statement, under a name: that of its values, and the beginning of the names of its tables. */
  as<Name extends string>(name: Name, from: string): Use<Name, Values>;
}

/** A part in a statement. */
export interface Use<Name extends string, Values extends object> {
  readonly name: Name;
  readonly text: string;
  readonly types: Types<Values>;
  /** An expression over tables and values of the part, for another place of the statement. */
  expression(text: string): Expression;
}

interface Expression {
  readonly of: Use<string, object>;
  readonly text: string;
}

/** Declares a {@link Part}. Throws at boot for a value that is not declared, or not used. */
export function part<Values extends object>(types: Types<Values>, text: string): Part<Values> {
  requireNames(text, types, 'a part');
  return {
    text,
    types,
    as: (name, from) => {
      const use = {
        name,
        types,
        text: withTables(text, name, from),
        expression: (expression: string) => ({ of: use, text: withTables(expression, name, from) }),
      };
      return use;
    },
  };
}

/** What PostgreSQL gives a part to act on where nothing else is: one row without columns. */
export const ONE_ROW = '(SELECT) AS one_row';

const withTables = (text: string, name: string, from: string): string =>
  text.replace(/@([a-z]\w*)/gi, (_, table: string) => (table === 'from' ? from : `${name}_${table}`));

/** A statement whose values have names: its own, and those of each part under the name of the part. */
export interface Composed<Row, Values> extends Statement<Row> {
  /** The values in the order of the statement's parameters. */
  values(of: Values): unknown[];
}

/** What a statement is written of; a list is written one after the other, and its values are given by name. */
type Piece = string | number | Use<string, object> | Expression | Pieces;
type Pieces = readonly (string | Use<string, object> | Expression)[];
type ValuesOf<Pieces extends readonly Piece[]> = {
  [Used in Extract<Pieces[number], Use<string, object>> as Used['name']]: Used extends Use<string, infer Values>
    ? Values
    : never;
};

/**
 * Declares a statement made of text and parts:
 * ``composed<Row, { user: number }>('gifts.open', { user: 'int' })`WITH ${post.as('prize', 'opened')} SELECT … :user` ``.
 * Each value is cast to its type where it stands.
 * Throws at boot for a value or a table that is missing or doubled.
 */
export const composed =
  <Row, Own extends object = Record<never, never>>(name: string, types: Types<Own>) =>
  <const Pieces extends readonly Piece[]>(
    strings: TemplateStringsArray,
    ...pieces: Pieces
  ): Composed<Row, Own & ValuesOf<Pieces>> => {
    const names = new Set<string>();
    const parameters: string[] = [];
    const numbered = (text: string, scope: string, declared: Types<object>) =>
      text.replace(PLACEHOLDER, (_, value: string) => {
        const key = scope ? `${scope}.${value}` : value;
        const known = parameters.indexOf(key);
        const position = known < 0 ? parameters.push(key) : known + 1;
        return `$${position}::${(declared as Record<string, string>)[value]}`;
      });
    const written = (piece: Piece | undefined): string => {
      if (piece === undefined) return '';
      if (typeof piece === 'string' || typeof piece === 'number') return numbered(String(piece), '', types);
      if (isList(piece)) return piece.map(written).join('');
      if ('of' in piece) return numbered(piece.text, piece.of.name, piece.of.types);
      if (names.has(piece.name)) throw new Error(`${name} has two parts named ${piece.name}`);
      names.add(piece.name);
      return numbered(piece.text, piece.name, piece.types);
    };
    const own = [...strings, ...pieces.flat().filter((piece) => typeof piece === 'string')].join(' ');
    requireNames(own, types, name);
    const text = strings.map((string, index) => `${numbered(string, '', types)}${written(pieces[index])}`).join('');
    for (const [index, table] of tablesOf(text).entries())
      if (tablesOf(text).indexOf(table) !== index) throw new Error(`${name} has two tables named ${table}`);
    const values = (of: object) => parameters.map((key) => valueNamed(of, key, name));
    return Object.assign(statement<Row>(name, text), { values });
  };

/** The tables of several parts, for a `WITH` that has others besides: each is followed by a comma. */
export const tables = (uses: readonly Use<string, object>[]): Pieces => uses.flatMap((use) => [use, ', ']);

/** One JSON object of expressions by their names. */
export const jsonObject = (entries: readonly (readonly [string, Expression])[]): Pieces => [
  'jsonb_build_object(',
  ...entries.flatMap(([name, expression], index) => [`${index > 0 ? ', ' : ''}'${name}', `, expression]),
  ')',
];

const PLACEHOLDER = /(?<!:):([a-z]\w*)/gi;
const isList = (piece: Piece): piece is Pieces => Array.isArray(piece);
const tablesOf = (text: string) =>
  [...text.matchAll(/\b(\w+) AS (?:NOT )?(?:MATERIALIZED )?\(/g)].map(([, table]) => table);

function requireNames(text: string, types: object, where: string): void {
  const named = new Set([...text.matchAll(PLACEHOLDER)].map(([, value]) => value as string));
  for (const value of named) if (!(value in types)) throw new Error(`${where} does not declare the value :${value}`);
  for (const value of Object.keys(types))
    if (!named.has(value)) throw new Error(`${where} does not use the value :${value}`);
}

function valueNamed(of: object, key: string, name: string): unknown {
  let value: unknown = of;
  for (const step of key.split('.')) value = (value as Record<string, unknown> | undefined)?.[step];
  if (value === undefined) throw new Error(`${name} was not given ${key}`);
  return value;
}
