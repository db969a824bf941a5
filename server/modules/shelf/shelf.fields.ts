import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import { Relation } from '#server/kernel/access.ts';
import type { Context } from '#server/kernel/context.ts';
import { User } from '../users/user.entity.ts';
import { ShelfEntry } from './shelf.entity.ts';
import { shelfEntries } from './shelf.service.ts';

@Resolver(() => User)
export class ShelfOfUser {
  @FieldResolver(() => [ShelfEntry], { description: 'What stands on the shelf, latest added first.' })
  @Relation('member')
  shelf(@Ctx() ctx: Context): Promise<ShelfEntry[]> {
    return shelfEntries(ctx);
  }
}
