import { defineModule } from '#server/kernel/module.ts';
import { dailyReminder } from './daily-reminder.job.ts';
import { Reminders1800000000930 } from './migrations/1800000000930-reminders.ts';
import { RankReminders1800000001021 } from './migrations/1800000001021-rank-reminders.ts';
import { PushDevice } from './push-device.entity.ts';
import { rankReminder } from './rank-reminder.job.ts';
import { ReminderSettings } from './reminder-settings.entity.ts';
import { REMINDERS_ERRORS } from './reminders.errors.ts';
import { RemindersOfUser, RemindersResolver } from './reminders.resolver.ts';

export const reminders = defineModule({
  name: 'reminders',
  errors: REMINDERS_ERRORS,
  resolvers: [RemindersResolver, RemindersOfUser],
  entities: [ReminderSettings, PushDevice],
  migrations: [Reminders1800000000930, RankReminders1800000001021],
  jobs: [dailyReminder, rankReminder],
});
