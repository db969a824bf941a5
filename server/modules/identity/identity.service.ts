import { CHECK_IN_TARGETS } from '#domain/limits.ts';
import { type Context, transaction } from '#server/kernel/context.ts';
import { AppError } from '#server/kernel/errors.ts';
import { advanceTasks } from '../tasks/tasks.service.ts';
import type { User } from '../users/user.entity.ts';
import { changeUser, currentUser } from '../users/user.service.ts';
import { type NamedTag, NO_SUCH_TAG, tagProblems, tagsBelow } from './identity.rules.ts';
import type { IdentityTagInput, UserTags } from './identity.types.ts';

/** The tags below a root in the caller's language; 0 is the whole tree. Throws BAD_USER_INPUT for an unknown root. */
export function identityTags(ctx: Context, rootKey: number): NamedTag[] {
  const tags = tagsBelow(rootKey, ctx.locale);
  if (!tags) throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'rootKey', message: NO_SUCH_TAG }] });
  return tags;
}

/** Learning stages and check-in target of the caller. */
export async function userTags(ctx: Context): Promise<UserTags> {
  const { identityTags, checkInTarget } = await currentUser(ctx);
  return { identityTags, checkInTarget };
}

/** Replaces the learning stages of the caller. Throws BAD_USER_INPUT. */
export async function setIdentityTags(ctx: Context, tags: readonly IdentityTagInput[]): Promise<User> {
  const problems = tagProblems(tags);
  if (problems.length > 0) throw new AppError('BAD_USER_INPUT', { fields: problems });
  return transaction(ctx, async (tx) => {
    const user = await changeUser(tx, {
      identityTags: tags.map(({ key, text }) => ({ key, text: text?.trim() || null })),
    });
    await advanceTasks(tx, { PICK_IDENTITY: 1 });
    return user;
  });
}

/** Sets the days of check-in aimed at. Throws BAD_USER_INPUT for anything but 7, 14, 30 and 60. */
export async function setCheckInTarget(ctx: Context, days: number): Promise<User> {
  if (!(CHECK_IN_TARGETS as readonly number[]).includes(days))
    throw new AppError('BAD_USER_INPUT', {
      fields: [
        {
          path: 'days',
          message: {
            zh: `只能是 ${CHECK_IN_TARGETS.join('、')}`,
            en: `must be one of ${CHECK_IN_TARGETS.join(', ')}`,
          },
        },
      ],
    });
  return changeUser(ctx, { checkInTarget: days });
}
