import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { REMINDERS } from './settings.ts';

export enum ReminderGuide {
  FIRST = 'FIRST',
  THIRD = 'THIRD',
  TENTH = 'TENTH',
}
registerEnumType(ReminderGuide, {
  name: 'ReminderGuide',
  description: 'A prompt to switch reminders on: after the first stage, at three and at ten.',
});

@ObjectType({ description: 'The reminder of every day.' })
export class DailyReminder {
  @Field({ description: 'Whether it comes.' })
  @Column({ type: 'boolean', default: true })
  on: boolean;

  @Field(() => Int, { description: 'Hour of the local day, 0 to 23.' })
  @Column({ type: 'smallint', default: REMINDERS.hour })
  hour: number;

  @Field(() => Int, { description: 'Minute, 0 to 55 in steps of 5.' })
  @Column({ type: 'smallint', default: REMINDERS.minute })
  minute: number;
}

@ObjectType({ description: 'Reminders of the league.' })
export class RankReminder {
  @Field({ description: 'Whether they come.' })
  @Column({ type: 'boolean', default: true })
  on: boolean;
}

@ObjectType({ description: 'What an account wants to be reminded of.' })
@Entity('reminder_settings')
export class ReminderSettings {
  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'reminder_settings_pk' })
  userId: number;

  @Field({ description: 'Off: none comes, whatever the others say. Off until it is switched on.' })
  @Column({ type: 'boolean', default: false })
  enabled: boolean;

  @Field(() => DailyReminder, { description: 'The reminder of every day.' })
  @Column(() => DailyReminder, { prefix: 'daily' })
  dailyReminder: DailyReminder;

  @Field(() => RankReminder, { description: 'Reminders of the league.' })
  @Column(() => RankReminder, { prefix: 'rank' })
  rank: RankReminder;

  @Field(() => [ReminderGuide], { description: 'Prompts that were shown; each is shown once.' })
  @Column({ type: 'text', array: true, default: '{}' })
  guides: ReminderGuide[];
}

/** What an account has that never said anything. */
export const defaultSettings = (userId: number): ReminderSettings => ({
  userId,
  enabled: false,
  dailyReminder: { on: true, hour: REMINDERS.hour, minute: REMINDERS.minute },
  rank: { on: true },
  guides: [],
});
