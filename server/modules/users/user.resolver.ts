import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '#server/kernel/access.ts';
import { Changes } from '#server/kernel/changes.ts';
import type { Context } from '#server/kernel/context.ts';
import { Rest } from '#server/kernel/rest.ts';
import { UpdatePreferencesInput, User, Vip } from './user.entity.ts';
import { UpdateUserInput, UserFlag } from './user.inputs.ts';
import { currentUser, setUserFlag, updatePreferences, updateUser, vip } from './user.service.ts';

@Resolver(() => User)
export class UserResolver {
  @Query(() => User, { description: "The caller's own account." })
  @Access('member')
  @Rest('GET /v1/users/current')
  currentUser(@Ctx() ctx: Context): Promise<User> {
    return currentUser(ctx);
  }

  @Query(() => Vip, { description: 'The VIP membership of the caller.' })
  @Access('member')
  @Rest('GET /v1/users/vip')
  vip(@Ctx() ctx: Context): Vip {
    return vip(ctx);
  }

  @Mutation(() => User, { description: 'Changes the nickname of the caller.' })
  @Changes()
  @Access('member')
  @Rest('PATCH /v1/users')
  updateUser(@Ctx() ctx: Context, @Arg('input') input: UpdateUserInput): Promise<User> {
    return updateUser(ctx, input);
  }

  @Mutation(() => User, { description: 'Changes the preferences that are given.' })
  @Changes()
  @Access('member')
  @Rest('PATCH /v1/users/preferences')
  updatePreferences(@Ctx() ctx: Context, @Arg('input') input: UpdatePreferencesInput): Promise<User> {
    return updatePreferences(ctx, input);
  }

  @Mutation(() => User, { description: 'Marks something that happens once to an account.' })
  @Changes()
  @Access('member')
  @Rest('POST /v1/users/flag')
  setUserFlag(
    @Ctx() ctx: Context,
    @Arg('flag', () => UserFlag, { description: 'What happened.' }) flag: UserFlag,
  ): Promise<User> {
    return setUserFlag(ctx, flag);
  }
}
