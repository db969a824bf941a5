import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '#server/kernel/access.ts';
import { Changes } from '#server/kernel/changes.ts';
import type { Context } from '#server/kernel/context.ts';
import { Rest } from '#server/kernel/rest.ts';
import { User } from '../users/user.entity.ts';
import { identityTags, setCheckInTarget, setIdentityTags, userTags } from './identity.service.ts';
import { IdentityTag, IdentityTagsArgs, UserTags } from './identity.types.ts';

@Resolver()
export class IdentityResolver {
  @Query(() => [IdentityTag], { description: 'The tree of learning stages.' })
  @Access('member')
  @Rest('GET /v1/tags/identity/:rootKey', {
    as: 'tags',
    shape: '{ key name emoji children { key name emoji children { key } } }',
  })
  identityTags(
    @Ctx() ctx: Context,
    @Arg('rootKey', () => Int, { defaultValue: 0, description: 'Tags below this one; 0 is the whole tree.' })
    rootKey: number,
  ): IdentityTag[] {
    return identityTags(ctx, rootKey);
  }

  @Query(() => UserTags, { description: 'Learning stages and check-in target of the caller.' })
  @Access('member')
  @Rest('GET /v1/users/tags')
  userTags(@Ctx() ctx: Context): Promise<UserTags> {
    return userTags(ctx);
  }

  @Mutation(() => User, { description: 'Replaces the learning stages of the caller.' })
  @Changes('tasks', 'unclaimedTaskCount', 'userTags')
  @Access('member')
  @Rest('PUT /v1/users/identity_tags')
  setIdentityTags(
    @Ctx() ctx: Context,
    @Args(() => IdentityTagsArgs) { identityTags: tags }: IdentityTagsArgs,
  ): Promise<User> {
    return setIdentityTags(ctx, tags);
  }

  @Mutation(() => User, { description: 'Sets the days of check-in aimed at.' })
  @Changes('checkIn')
  @Access('member')
  @Rest('PUT /v1/users/check-in/target')
  setCheckInTarget(
    @Ctx() ctx: Context,
    @Arg('days', () => Int, { description: '7, 14, 30 or 60.' }) days: number,
  ): Promise<User> {
    return setCheckInTarget(ctx, days);
  }
}
