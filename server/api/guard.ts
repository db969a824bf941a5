import {
  defaultFieldResolver,
  GraphQLError,
  type GraphQLFieldConfig,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
} from 'graphql';
import { ArgumentValidationError } from 'type-graphql';
import type { Context } from '../kernel/context.ts';
import { isUnavailable } from '../kernel/database/connections.ts';
import { AppError, toGraphQLError } from '../kernel/errors.ts';
import { accessOf, isRelation, refusalOf } from './authorise.ts';
import { onceForKey } from './idempotency.ts';
import { LIMITS } from './limits.ts';
import { ruleProblems } from './rule-words.ts';
import { refuseUnstorableText } from './storable-text.ts';

type Resolve = NonNullable<GraphQLFieldConfig<unknown, Context>['resolve']>;

/**
 * Puts the door before every root field and every relation: access, text that no database can hold, one run for one
 * idempotency key, and errors in the caller's language; other fields with a resolver tell their errors alike. Throws at boot
 * for a root field without `@Access`.
 */
export function guardFields(schema: GraphQLSchema): void {
  const roots = [schema.getQueryType(), schema.getMutationType()].filter((type) => type !== null && type !== undefined);
  for (const type of roots) guardFieldsOf(type);
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type) && !roots.includes(type) && !type.name.startsWith('__')) guardFieldsBelow(type);
}

/** Fields that hang on a type: relations ask who calls, and whatever is resolved tells its errors as a root field does. */
function guardFieldsBelow(type: GraphQLObjectType): void {
  for (const field of Object.values(type.getFields())) {
    const { resolve } = field;
    if (!resolve) continue;
    const access = isRelation(field) ? accessOf(field) : null;
    const name = `${type.name}.${field.name}`;
    const takesText = field.args.length > 0;
    // What is known at once is answered at once: a list of a hundred things would wait for a promise of each.
    field.resolve = (parent, args, ctx: Context, info) => {
      try {
        const refusal = access && refusalOf(ctx, access);
        if (refusal) throw refusal;
        if (takesText) refuseUnstorableText(args, '');
        const found: unknown = resolve(parent, args, ctx, info);
        return found instanceof Promise ? found.catch((error) => Promise.reject(present(error, ctx, name))) : found;
      } catch (error) {
        throw present(error, ctx, name);
      }
    };
  }
}

function guardFieldsOf(type: GraphQLObjectType): void {
  const mutation = type.name === 'Mutation';
  for (const field of Object.values(type.getFields())) {
    const access = accessOf(field);
    const resolve: Resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = async (root, args, ctx: Context, info) => {
      try {
        const refusal = refusalOf(ctx, access);
        if (refusal) throw refusal;
        if (access.slow) ctx.slowByDesign();
        refuseUnstorableText(args, '');
        const run = async (within: Context) => resolve(root, args, within, info) as unknown;
        // guard: nothing is kept of what opens an account
        return mutation && !access.secret ? await onceForKey(ctx, field.name, args, run) : await run(ctx);
      } catch (error) {
        throw present(error, ctx, field.name);
      }
    };
  }
}

function present(error: unknown, ctx: Context, operation: string): GraphQLError {
  if (error instanceof AppError) return toGraphQLError(error, ctx.locale);
  if (error instanceof ArgumentValidationError)
    return toGraphQLError(
      new AppError('BAD_USER_INPUT', {
        fields: ruleProblems(error.extensions.validationErrors).slice(0, LIMITS.fieldProblems),
      }),
      ctx.locale,
    );
  if (error instanceof GraphQLError && error.extensions.code) return error;
  // guard: a database that is away is not our fault
  if (isUnavailable(error)) {
    ctx.log.warn({ err: error, operation }, 'database not available');
    return toGraphQLError(new AppError('SERVICE_UNAVAILABLE'), ctx.locale);
  }
  ctx.log.error({ err: error, operation }, 'operation failed');
  return toGraphQLError(new AppError('INTERNAL_SERVER_ERROR'), ctx.locale);
}
