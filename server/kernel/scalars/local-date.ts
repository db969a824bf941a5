import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

/** True for an existing calendar day between 1970 and 2200 written YYYY-MM-DD. */
function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  const year = date.getUTCFullYear();
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) && year >= 1970 && year <= 2200;
}

function parse(value: unknown): string {
  if (typeof value !== 'string' || !isDay(value))
    throw new GraphQLError('LocalDate must be an existing day YYYY-MM-DD');
  return value;
}

/** A calendar day without a time, in the user's time zone. */
export const LocalDateScalar = new GraphQLScalarType<string, string>({
  name: 'LocalDate',
  description: "A calendar day in the user's time zone, YYYY-MM-DD.",
  serialize: (value) => String(value),
  parseValue: parse,
  parseLiteral: (node) => {
    if (node.kind !== Kind.STRING) throw new GraphQLError('LocalDate must be a string');
    return parse(node.value);
  },
});
