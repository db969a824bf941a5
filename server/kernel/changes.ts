import {
  DirectiveLocation,
  GraphQLDirective,
  type GraphQLField,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
  getDirectiveValues,
} from 'graphql';
import { Directive } from 'type-graphql';

const NAME = 'changes';

/** Says of a mutation which root fields of queries answer otherwise after it. */
export const changesDirective = new GraphQLDirective({
  name: NAME,
  description: 'Root fields of queries that answer otherwise after the mutation; whoever shows them asks again.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: { fields: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLString))) } },
});

/** Declares which root fields of queries a mutation changes for its caller. The server does not start with a mutation that lacks it. */
export const Changes = (...fields: string[]): MethodDecorator =>
  Directive(`@${NAME}(fields: ${JSON.stringify(fields)})`) as MethodDecorator;

/** What {@link Changes} declared of a mutation. Throws at boot for one without. */
export function changesOf(name: string, { astNode }: GraphQLField<unknown, unknown>): readonly string[] {
  const values = astNode && (getDirectiveValues(changesDirective, astNode) as { fields: string[] } | undefined);
  if (!values) throw new Error(`${name} does not say what it changes: add @Changes`);
  return values.fields;
}
