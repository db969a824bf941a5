import { IsDivisibleBy, IsOptional, Length, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { ReminderGuide } from './reminder-settings.entity.ts';
import { REMINDERS } from './settings.ts';

@InputType({ description: 'The reminder of every day.' })
export class DailyReminderInput {
  @Field({ description: 'Whether it comes.' })
  on: boolean;

  @Field(() => Int, { description: 'Hour of the local day, 0 to 23.' })
  @Min(0)
  @Max(23)
  hour: number;

  @Field(() => Int, { description: 'Minute, 0 to 55 in steps of 5.' })
  @Min(0)
  @Max(55)
  @IsDivisibleBy(REMINDERS.step)
  minute: number;
}

@InputType({ description: 'Reminders of the league.' })
export class RankReminderInput {
  @Field({ description: 'Whether they come.' })
  on: boolean;
}

@InputType({ description: 'What to change; what is absent or null stays.' })
export class UpdateRemindersInput {
  @Field(() => Boolean, { nullable: true, description: 'Whether any reminder comes.' })
  @IsOptional()
  enabled?: boolean | null;

  @Field(() => DailyReminderInput, { nullable: true, description: 'The reminder of every day.' })
  @IsOptional()
  @ValidateNested()
  dailyReminder?: DailyReminderInput | null;

  @Field(() => RankReminderInput, { nullable: true, description: 'Reminders of the league.' })
  @IsOptional()
  @ValidateNested()
  rank?: RankReminderInput | null;
}

@InputType({ description: 'Keys of a browser, as its subscription has them.' })
export class PushKeysInput {
  @Field({ description: 'Its public key, base64url.' })
  @MaxLength(120)
  p256dh: string;

  @Field({ description: 'Its secret, base64url.' })
  @MaxLength(60)
  auth: string;
}

@InputType({ description: 'A device that takes reminders, and what it is to be reminded of.' })
export class RegisterPushInput {
  @Field({
    description: 'Names the device, 1 to 1000 characters; of a browser the address of its subscription (https).',
  })
  @Length(1, 1000)
  rid: string;

  @Field({ description: 'Where the client comes from, up to 50 characters.' })
  @MaxLength(50)
  clientChannel: string;

  @Field({ description: 'Kind of device, up to 300 characters.' })
  @MaxLength(300)
  deviceInfo: string;

  @Field(() => PushKeysInput, { nullable: true, description: 'Of a browser; an app that reminds by itself has none.' })
  @IsOptional()
  @ValidateNested()
  keys?: PushKeysInput | null;

  @Field(() => DailyReminderInput, { nullable: true, description: 'The reminder of every day; absent: as it is.' })
  @IsOptional()
  @ValidateNested()
  dailyReminder?: DailyReminderInput | null;

  @Field(() => RankReminderInput, { nullable: true, description: 'Reminders of the league; absent: as they are.' })
  @IsOptional()
  @ValidateNested()
  rank?: RankReminderInput | null;
}

@InputType({ description: 'A device that takes reminders no more.' })
export class UnregisterPushInput {
  @Field({ description: 'The name under which it was registered.' })
  @Length(1, 1000)
  rid: string;
}

@InputType({ description: 'A prompt that was shown.' })
export class MarkReminderGuideInput {
  @Field(() => ReminderGuide, { description: 'Which.' })
  guide: ReminderGuide;
}
