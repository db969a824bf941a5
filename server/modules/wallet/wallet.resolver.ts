import { Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '#server/kernel/access.ts';
import type { Context } from '#server/kernel/context.ts';
import { Rest } from '#server/kernel/rest.ts';
import { Assets } from './wallet.entity.ts';
import { assets } from './wallet.service.ts';

@Resolver()
export class WalletResolver {
  @Query(() => Assets, { description: 'Diamonds and experience of the caller.' })
  @Access('member')
  @Rest('GET /v1/users/assets')
  assets(@Ctx() ctx: Context): Promise<Assets> {
    return assets(ctx);
  }
}
