import { Ctx, FieldResolver, Int, Resolver } from 'type-graphql';
import { Relation } from '#server/kernel/access.ts';
import type { Context } from '#server/kernel/context.ts';
import { Unlisted } from '#server/kernel/rest.ts';
import { User } from '../users/user.entity.ts';
import { unreadMessageCount } from './message.service.ts';

@Resolver(() => User)
export class UnreadMessagesOfUser {
  @FieldResolver(() => Int, { description: 'Unread messages, 0 to 99: 99 stands for more, too.' })
  @Relation('member')
  @Unlisted()
  unreadMsgCount(@Ctx() ctx: Context): Promise<number> {
    return unreadMessageCount(ctx);
  }
}
