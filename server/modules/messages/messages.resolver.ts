import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '#server/kernel/access.ts';
import { Changes } from '#server/kernel/changes.ts';
import type { Context } from '#server/kernel/context.ts';
import { PageArgs } from '#server/kernel/page.ts';
import { Rest } from '#server/kernel/rest.ts';
import { messages, readAllMessages, readMessage, unreadMessageCount } from './message.service.ts';
import { Message, MessageList, ReadMessageInput } from './message.types.ts';

@Resolver()
export class MessagesResolver {
  @Query(() => MessageList, { description: 'Messages of the caller, newest first.' })
  @Access('member')
  @Rest('GET /v1/msgs/page')
  messages(@Args(() => PageArgs) args: PageArgs, @Ctx() ctx: Context): Promise<MessageList> {
    return messages(ctx, args);
  }

  @Query(() => Int, { description: 'Unread messages of the caller, 0 to 99: 99 stands for more, too.' })
  @Access('member')
  @Rest('GET /v1/msgs/un-read/count', { as: 'count' })
  unreadMessageCount(@Ctx() ctx: Context): Promise<number> {
    return unreadMessageCount(ctx);
  }

  @Mutation(() => Message, { description: 'Marks a message of the caller as read; when it was read first stays.' })
  @Changes('unreadMessageCount')
  @Access('member')
  @Rest('POST /v1/msgs/read')
  readMessage(
    @Arg('input', { description: 'The message.' }) input: ReadMessageInput,
    @Ctx() ctx: Context,
  ): Promise<Message> {
    return readMessage(ctx, input);
  }

  @Mutation(() => Int, { description: 'Marks all messages of the caller as read; answers how many are unread then.' })
  @Changes('messages', 'unreadMessageCount')
  @Access('member')
  @Rest('POST /v1/msgs/all-read', { as: 'count' })
  readAllMessages(@Ctx() ctx: Context): Promise<number> {
    return readAllMessages(ctx);
  }
}
