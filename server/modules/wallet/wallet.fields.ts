import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Relation } from '#server/kernel/access.ts';
import type { Context } from '#server/kernel/context.ts';
import { accountOf } from '../users/account.service.ts';
import { User } from '../users/user.entity.ts';
import { Assets } from './wallet.entity.ts';
import { presentAssets } from './wallet.service.ts';

@Resolver(() => User)
export class AssetsOfUser {
  @FieldResolver(() => Assets, { description: 'Diamonds and experience.' })
  @Relation('member')
  async assets(@Root() user: User, @Ctx() ctx: Context): Promise<Assets> {
    return presentAssets(await accountOf(ctx, user));
  }
}
