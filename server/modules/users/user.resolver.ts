import { Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '../../api/access.ts';
import type { Context } from '../../api/context.ts';
import { Rest } from '../../api/rest/rest.decorator.ts';
import { User } from './user.entity.ts';
import { currentUser } from './user.service.ts';

@Resolver(() => User)
export class UserResolver {
  @Query(() => User, { description: "The caller's own account." })
  @Access('member')
  @Rest('GET /v1/users/current')
  currentUser(@Ctx() ctx: Context): Promise<User> {
    return currentUser(ctx);
  }
}
