import {
  coerceInputValue,
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  Kind,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { AppError, type FieldProblem, wrongType } from '../../kernel/errors.ts';
import { countValues, listBoundsOf } from '../input-bounds.ts';
import { LIMITS } from '../limits.ts';

type Variables = Record<string, unknown>;

/**
 * A check of the variables of one document before they are coerced: coercion reads everything, and a compiled document
 * makes an error of each wrong value, which costs as much as some hundred right ones. Many values are therefore tried
 * with an end to the errors first; a few are left to the document. Answers what is wrong, or null.
 */
export function variablesCheck(
  schema: GraphQLSchema,
  document: DocumentNode,
): (variables: Variables) => AppError | null {
  const bounds = listBoundsOf(schema);
  const longest = Math.max(...bounds.values());
  const usedIn = argumentsOf(schema, document);
  const declared = declaredIn(document).flatMap(({ variable: { name }, type: node }) => {
    const type = typeFromAST(schema, node as never) as GraphQLInputType | undefined;
    return type ? [{ name: name.value, type, place: usedIn.get(name.value) ?? unplaced(name.value, type) }] : [];
  });
  const boundsHere = new Map([
    ...bounds,
    ...declared.flatMap(({ place }) => (bounds.has(place) ? [] : [[place, longest] as const])),
  ]);
  const check = (variables: Variables) => {
    let values = 0;
    for (const { name, type, place } of declared) {
      const value = variables[name];
      if (value === undefined) continue;
      values += countValues(boundsHere, place, value);
      if (values > LIMITS.uncheckedValues) refuseWrong(name, value, type);
    }
    return null;
  };
  return (variables) => {
    try {
      return check(variables);
    } catch (error) {
      if (error instanceof AppError) return error;
      throw error;
    }
  };
}

function declaredIn(document: DocumentNode) {
  return document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
  );
}

/** The argument that each variable is handed to as a whole. */
function argumentsOf(schema: GraphQLSchema, document: DocumentNode): Map<string, GraphQLArgument> {
  const found = new Map<string, GraphQLArgument>();
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Argument: ({ value }) => {
        const argument = types.getArgument();
        if (argument && value.kind === Kind.VARIABLE) found.set(value.name.value, argument);
      },
    }),
  );
  return found;
}

/** A variable within a literal is no argument of its own; it gets the bound of the longest list there is. */
const unplaced = (name: string, type: GraphQLInputType) => ({ name, type }) as GraphQLArgument;

function refuseWrong(name: string, value: unknown, type: GraphQLInputType): void {
  const fields: FieldProblem[] = [];
  const note = (path: readonly (string | number)[], _: unknown, { message }: GraphQLError) => {
    fields.push({ path: [name, ...path].join('.'), message: wrongType(message) });
    if (fields.length >= LIMITS.fieldProblems) throw new AppError('BAD_USER_INPUT', { fields });
  };
  coerceInputValue(value, type, note);
  if (fields.length > 0) throw new AppError('BAD_USER_INPUT', { fields });
}
