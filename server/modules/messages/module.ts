import { defineModule } from '#server/kernel/module.ts';
import { Broadcast, BroadcastRead } from './broadcast.entity.ts';
import { MESSAGES_ERRORS } from './messages.errors.ts';
import { UnreadMessagesOfUser } from './messages.fields.ts';
import { MessagesResolver } from './messages.resolver.ts';
import { Messages1800000000920 } from './migrations/1800000000920-messages.ts';
import { PersonalMessage } from './personal-message.entity.ts';
import { vipExpiry } from './vip-expiry.job.ts';

export const messages = defineModule({
  name: 'messages',
  errors: MESSAGES_ERRORS,
  resolvers: [MessagesResolver, UnreadMessagesOfUser],
  entities: [PersonalMessage, Broadcast, BroadcastRead],
  migrations: [Messages1800000000920],
  jobs: [vipExpiry],
});
