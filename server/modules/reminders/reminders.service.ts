import { type Context, transaction, viewerOf } from '#server/kernel/context.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { nextRankReminder } from './next-rank-reminder.rules.ts';
import { nextReminder } from './next-reminder.rules.ts';
import { PushDevice } from './push-device.entity.ts';
import { defaultSettings, type ReminderGuide, ReminderSettings } from './reminder-settings.entity.ts';
import type { UpdateRemindersInput } from './reminders.inputs.ts';

const begin = statement(
  'reminders.begin',
  'INSERT INTO reminder_settings (user_id) VALUES ($1) ON CONFLICT (user_id) DO NOTHING',
);
// guard: a prompt is shown once
const shown = statement<{ userId: number }>(
  'reminders.guide_shown',
  `UPDATE reminder_settings SET guides = array_append(guides, $2) WHERE user_id = $1 AND NOT $2 = ANY (guides)
   RETURNING user_id AS "userId"`,
);

/** What the caller wants to be reminded of. */
export async function reminders(ctx: Context): Promise<ReminderSettings> {
  const userId = viewerOf(ctx).id;
  return (await ctx.db.manager.findOneBy(ReminderSettings, { userId })) ?? defaultSettings(userId);
}

/** Changes what the caller wants to be reminded of, and when the caller's devices are reminded next. */
export function updateReminders(ctx: Context, input: UpdateRemindersInput): Promise<ReminderSettings> {
  return transaction(ctx, async (tx) => {
    const settings = await held(tx);
    settings.enabled = input.enabled ?? settings.enabled;
    settings.dailyReminder = { ...settings.dailyReminder, ...input.dailyReminder };
    settings.rank = { ...settings.rank, ...input.rank };
    const { userId, enabled, dailyReminder, rank } = settings;
    await tx.db.manager.update(ReminderSettings, { userId }, { enabled, dailyReminder, rank });
    await plan(tx, settings);
    return settings;
  });
}

/** Marks a prompt as shown. Answers whether it had not been: who asks twice at once shows it once. */
export function markReminderGuide(ctx: Context, guide: ReminderGuide): Promise<boolean> {
  return transaction(ctx, async (tx) => {
    const { userId } = await held(tx);
    return (await tx.db.row(shown, [userId, guide])) !== null;
  });
}

/** The caller's settings under a lock, so that devices are planned by the settings that are kept. */
async function held(tx: Context): Promise<ReminderSettings> {
  const userId = viewerOf(tx).id;
  await tx.db.run(begin, [userId]);
  return tx.db.manager.findOneOrFail(ReminderSettings, { where: { userId }, lock: { mode: 'pessimistic_write' } });
}

/** When a browser in a zone is reminded next; null where the learner wants no reminder. */
export const nextFor = (now: Date, { enabled, dailyReminder }: ReminderSettings, timeZone: string): Date | null =>
  enabled && dailyReminder.on ? nextReminder(now, dailyReminder, timeZone) : null;

/** When a browser is next reminded of the league; null where the learner wants no reminder of it. */
export const nextRankFor = (now: Date, { enabled, rank }: ReminderSettings): Date | null =>
  enabled && rank.on ? nextRankReminder(now) : null;

/** Plans the next reminders of each of the caller's browsers. */
async function plan(tx: Context, settings: ReminderSettings): Promise<void> {
  const { manager } = tx.db;
  for (const { id, timeZone, auth } of await manager.findBy(PushDevice, { userId: settings.userId }))
    await manager.update(
      PushDevice,
      { id },
      auth === null
        ? { nextAt: null, rankAt: null }
        : { nextAt: nextFor(tx.now(), settings, timeZone), rankAt: nextRankFor(tx.now(), settings) },
    );
}
