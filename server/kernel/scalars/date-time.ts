import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;

function parse(value: unknown): Date {
  if (typeof value !== 'string' || !ISO.test(value)) throw new GraphQLError('DateTime must be an ISO 8601 instant');
  const date = new Date(value);
  if (!isInRange(date)) throw new GraphQLError('DateTime must lie between 1970 and 2200');
  return date;
}

/** Whether an instant exists and lies between 1970 and 2200, where PostgreSQL and the calendar both stay sane. */
export function isInRange(date: Date): boolean {
  const year = date.getUTCFullYear();
  return year >= 1970 && year <= 2200;
}

/** ISO 8601 in UTC, whether the instant comes as a date or, out of JSON of the database, as text. */
export const DateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'An instant, ISO 8601 in UTC, for example 2026-01-31T08:00:00.000Z.',
  serialize: (value) => (value instanceof Date ? value.toISOString() : new Date(value as string).toISOString()),
  parseValue: parse,
  parseLiteral: (node) => {
    if (node.kind !== Kind.STRING) throw new GraphQLError('DateTime must be a string');
    return parse(node.value);
  },
});
