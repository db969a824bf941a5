import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver } from 'type-graphql';
import { Access, Relation } from '#server/kernel/access.ts';
import { Changes } from '#server/kernel/changes.ts';
import type { Context } from '#server/kernel/context.ts';
import { Rest, Unlisted } from '#server/kernel/rest.ts';
import { User } from '../users/user.entity.ts';
import { registerPush, unregisterPush } from './push-device.service.ts';
import { ReminderSettings } from './reminder-settings.entity.ts';
import {
  MarkReminderGuideInput,
  RegisterPushInput,
  UnregisterPushInput,
  UpdateRemindersInput,
} from './reminders.inputs.ts';
import { markReminderGuide, reminders, updateReminders } from './reminders.service.ts';

@Resolver()
export class RemindersResolver {
  @Query(() => ReminderSettings, { description: 'What the caller wants to be reminded of.' })
  @Access('member')
  @Rest('GET /v1/users/reminders')
  reminders(@Ctx() ctx: Context): Promise<ReminderSettings> {
    return reminders(ctx);
  }

  @Query(() => String, { description: 'The key that a browser subscribes to, base64url.' })
  @Access('member')
  @Rest('GET /v1/users/push/key', { as: 'key' })
  pushKey(@Ctx() { providers }: Context): string {
    return providers.push.publicKey();
  }

  @Mutation(() => ReminderSettings, { description: 'Changes what the caller wants to be reminded of.' })
  @Changes('reminders')
  @Access('member')
  @Rest('PATCH /v1/users/reminders')
  updateReminders(
    @Arg('input', { description: 'What to change.' }) input: UpdateRemindersInput,
    @Ctx() ctx: Context,
  ): Promise<ReminderSettings> {
    return updateReminders(ctx, input);
  }

  @Mutation(() => Boolean, { description: 'Marks a prompt as shown; true where it had not been.' })
  @Changes('reminders')
  @Access('member')
  @Rest('POST /v1/users/reminders/guides', { as: 'first' })
  markReminderGuide(
    @Arg('input', { description: 'The prompt.' }) input: MarkReminderGuideInput,
    @Ctx() ctx: Context,
  ): Promise<boolean> {
    return markReminderGuide(ctx, input.guide);
  }

  @Mutation(() => ReminderSettings, { description: 'Registers a device of the caller and switches reminders on.' })
  @Changes('reminders')
  @Access('member')
  @Rest('POST /v1/users/push')
  registerPush(
    @Arg('input', { description: 'The device.' }) input: RegisterPushInput,
    @Ctx() ctx: Context,
  ): Promise<ReminderSettings> {
    return registerPush(ctx, input);
  }

  @Mutation(() => Boolean, { description: 'Forgets a device of the caller; true where there was one.' })
  @Changes()
  @Access('member')
  @Rest('DELETE /v1/users/push', { as: 'removed' })
  unregisterPush(
    @Arg('input', { description: 'The device.' }) input: UnregisterPushInput,
    @Ctx() ctx: Context,
  ): Promise<boolean> {
    return unregisterPush(ctx, input.rid);
  }
}

@Resolver(() => User)
export class RemindersOfUser {
  @FieldResolver(() => ReminderSettings, { description: 'What the account wants to be reminded of.' })
  @Relation('member')
  @Unlisted()
  notiConfig(@Ctx() ctx: Context): Promise<ReminderSettings> {
    return reminders(ctx);
  }
}
