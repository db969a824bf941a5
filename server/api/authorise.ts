import { type GraphQLField, type GraphQLSchema, Kind, type OperationDefinitionNode } from 'graphql';
import type { AccessLevel } from '../kernel/access.ts';
import type { Context } from '../kernel/context.ts';
import { AppError } from '../kernel/errors.ts';

/** What `@Access` recorded on a root field. */
export interface Accessible {
  access: AccessLevel;
  debugOnly: boolean;
  slow: boolean;
  secret: boolean;
}

/** Who may call a root field. Throws at boot for one without `@Access`. */
export function accessOf({
  name,
  extensions,
}: Pick<GraphQLField<unknown, unknown>, 'name' | 'extensions'>): Accessible {
  const { access, debugOnly = false, slow = false, secret = false } = extensions as Partial<Accessible>;
  if (!access) throw new Error(`${name} does not say who may call it: add @Access`);
  return { access, debugOnly, slow, secret };
}

/** Whether a field leads to something of another module (`@Relation`). */
export const isRelation = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): boolean =>
  extensions.relation === true;

/** Why a caller may not have a root field or a relation: NOT_FOUND, UNAUTHENTICATED or TERMINATING; null where it may. */
export function refusalOf(ctx: Context, { access, debugOnly }: Accessible): AppError | null {
  if (debugOnly && !ctx.config.debugTools) return new AppError('NOT_FOUND');
  if (access === 'visitor') return null;
  // guard: a visitor is refused
  if (!ctx.viewer) return new AppError('UNAUTHENTICATED');
  const { willTerminateAt } = ctx.viewer;
  // guard: a terminating account is refused
  return access === 'member' && willTerminateAt ? new AppError('TERMINATING', { extra: { willTerminateAt } }) : null;
}

/**
 * Why a caller may have nothing of a document: the refusal of its first root field where each is refused, else null.
 * Asked before anything that was sent is looked at.
 */
export function refusalOfAll(ctx: Context, fields: readonly Accessible[]): AppError | null {
  const refusals = fields.map((field) => refusalOf(ctx, field));
  return refusals.every(Boolean) ? (refusals[0] ?? null) : null;
}

/** The root fields that a document asks for, without those of fragments. */
export function rootFieldsOf(schema: GraphQLSchema, operation: OperationDefinitionNode): Accessible[] {
  const fields = schema.getRootType(operation.operation)?.getFields() ?? {};
  return operation.selectionSet.selections.flatMap((node) => {
    const field = node.kind === Kind.FIELD ? fields[node.name.value] : undefined;
    return field ? [accessOf(field)] : [];
  });
}
