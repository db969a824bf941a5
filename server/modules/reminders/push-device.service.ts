import { type Context, transaction, viewerOf } from '#server/kernel/context.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { AppError } from '#server/kernel/errors.ts';
import { PushDevice } from './push-device.entity.ts';
import type { ReminderSettings } from './reminder-settings.entity.ts';
import type { RegisterPushInput } from './reminders.inputs.ts';
import { nextFor, nextRankFor, updateReminders } from './reminders.service.ts';
import { REMINDERS } from './settings.ts';

// A browser in which somebody else logs in is registered anew by them; its keys show that it is the same browser.
// guard: a device is taken over by who holds its keys
const keep = statement<{ id: number }>(
  'reminders.keep_device',
  `INSERT INTO push_device (user_id, rid, client_channel, device_info, p256dh, auth, time_zone, seen_at, next_at, rank_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
   ON CONFLICT (rid) DO UPDATE SET user_id = excluded.user_id, client_channel = excluded.client_channel,
     device_info = excluded.device_info, p256dh = excluded.p256dh, auth = excluded.auth, time_zone = excluded.time_zone,
     seen_at = excluded.seen_at, next_at = excluded.next_at, rank_at = excluded.rank_at
   WHERE push_device.user_id = excluded.user_id OR push_device.auth = excluded.auth
   RETURNING id`,
);
// guard: an account has ten devices at most
const makeRoom = statement<{ id: number }>(
  'reminders.make_room',
  `DELETE FROM push_device WHERE id IN (
     SELECT id FROM push_device WHERE user_id = $1 ORDER BY seen_at DESC, id DESC OFFSET $2) RETURNING id`,
);

/**
 * Registers a device of the caller and switches reminders on with what it says of them. Registering again renews keys and zone.
 * Throws PUSH_NOT_POSSIBLE for a browser whose push service we do not know, or a name that is another account's.
 */
export async function registerPush(ctx: Context, input: RegisterPushInput): Promise<ReminderSettings> {
  const { rid, clientChannel, deviceInfo, keys, dailyReminder, rank } = input;
  // guard: only what a known push service reaches is registered
  if (keys && !ctx.providers.push.accepts({ endpoint: rid, ...keys })) throw new AppError('PUSH_NOT_POSSIBLE');
  const userId = viewerOf(ctx).id;
  return transaction(ctx, async (tx) => {
    const settings = await updateReminders(tx, { enabled: true, dailyReminder, rank });
    const nextAt = keys ? nextFor(tx.now(), settings, tx.timeZone) : null;
    const rankAt = keys ? nextRankFor(tx.now(), settings) : null;
    const { p256dh = null, auth = null } = keys ?? {};
    const values = [userId, rid, clientChannel, deviceInfo, p256dh, auth, tx.timeZone, tx.now(), nextAt, rankAt];
    if (!(await tx.db.row(keep, values))) throw new AppError('PUSH_NOT_POSSIBLE');
    await tx.db.run(makeRoom, [userId, REMINDERS.devices]);
    return settings;
  });
}

/** Forgets a device of the caller; one that is none of them is none any more. */
export async function unregisterPush(ctx: Context, rid: string): Promise<boolean> {
  // guard: only one's own devices
  const { affected } = await ctx.db.manager.delete(PushDevice, { userId: viewerOf(ctx).id, rid });
  return (affected ?? 0) > 0;
}
