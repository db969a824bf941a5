import { IsString, MaxLength } from 'class-validator';
import { Field, InputType, registerEnumType } from 'type-graphql';
import { Locale, Theme } from './user.entity.ts';

export enum UserFlag {
  RANK_GUIDE_SEEN = 'RANK_GUIDE_SEEN',
  FREE_ENERGY_USED = 'FREE_ENERGY_USED',
}
registerEnumType(UserFlag, { name: 'UserFlag', description: 'Things that happen once to an account.' });

@InputType({ description: 'What a person may change of the account.' })
export class UpdateUserInput {
  @Field({ description: '2 to 10 characters after trimming and NFC, all of them seen, without punctuation.' })
  @IsString()
  @MaxLength(100)
  nickname: string;
}

@InputType({ description: 'The preferences to change; what is absent or null stays.' })
export class UpdatePreferencesInput {
  @Field(() => Locale, { nullable: true })
  locale?: Locale | null;

  @Field(() => Theme, { nullable: true })
  theme?: Theme | null;

  @Field(() => Boolean, { nullable: true, description: 'Sounds of the session.' })
  soundFeedbackOn?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Vibration of the session.' })
  vibrateFeedbackOn?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Show motion as fades only.' })
  reduceMotion?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Start stages in passionate mode while VIP is valid.' })
  passionateModeOn?: boolean | null;
}
