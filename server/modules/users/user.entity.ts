import { IsOptional } from 'class-validator';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

type ReturnTypeFunc = Parameters<typeof Field>[0] & object;

export enum Locale {
  ZH = 'ZH',
  EN = 'EN',
}
registerEnumType(Locale, { name: 'Locale', description: 'Language of the product.' });

export enum Theme {
  LIGHT = 'LIGHT',
  DARK = 'DARK',
}
registerEnumType(Theme, { name: 'Theme', description: 'Colour scheme of the product.' });

@ObjectType({ description: 'Things that happen once to an account.' })
export class UserFlags {
  @Field({ description: 'The guide of the league was shown.' })
  @Column({ type: 'boolean', default: false })
  rankGuideSeen: boolean;

  @Field({ description: 'The free fill of energy was used.' })
  @Column({ type: 'boolean', default: false })
  freeEnergyUsed: boolean;
}

@InputType({ description: 'The preferences to change; what is absent or null stays.' })
export class UpdatePreferencesInput {}

/** A preference: a column of the account, a field of {@link Preferences}, and an optional one of {@link UpdatePreferencesInput}. */
function Preference(type: () => object, initial: unknown, description: string): PropertyDecorator {
  return (target, name) => {
    Field(type as ReturnTypeFunc, { description })(target, name);
    Column({ type: typeof initial === 'boolean' ? 'boolean' : 'text', default: initial })(target, name);
    Field(type as ReturnTypeFunc, { nullable: true, description })(UpdatePreferencesInput.prototype, name);
    IsOptional()(UpdatePreferencesInput.prototype, name as string);
  };
}

@ObjectType({ description: 'What a person prefers on every device.' })
export class Preferences {
  @Preference(() => Locale, Locale.ZH, 'Language of the product.')
  locale: Locale;

  @Preference(() => Theme, Theme.LIGHT, 'Colour scheme.')
  theme: Theme;

  @Preference(() => Boolean, true, 'Sounds of the session.')
  soundFeedbackOn: boolean;

  @Preference(() => Boolean, true, 'Vibration of the session.')
  vibrateFeedbackOn: boolean;

  @Preference(() => Boolean, false, 'Show motion as fades only, whatever the device says.')
  reduceMotion: boolean;

  @Preference(() => Boolean, false, 'Start stages in passionate mode while VIP is valid.')
  passionateModeOn: boolean;

  @Preference(() => Boolean, true, 'Show a new card in full after its first right answer.')
  cardDetailOn: boolean;

  @Preference(() => Boolean, false, 'Others of the league see neither name nor picture.')
  hiddenInLeague: boolean;
}

@ObjectType({ description: 'A termination that was asked for.' })
export class Termination {
  @Field({ description: 'When the account ends; until then it can be kept.' })
  willTerminateAt: Date;
}

@ObjectType({ description: 'The messenger account that is bound.' })
export class WechatInfo {
  @Field()
  nickname: string;
}

@ObjectType({ description: 'A learning stage that a person picked.' })
export class UserIdentityTag {
  @Field(() => Int, { description: 'Key of the tag tree; 5 is "other".' })
  key: number;

  @Field(() => String, { nullable: true, description: 'Free text of "other".' })
  text: string | null;
}

@ObjectType({ description: 'An account: a guest until an e-mail is bound.' })
@Entity('users')
export class User {
  @Field(() => Int)
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Field({ description: '2 to 10 characters.' })
  @Column({ type: 'text' })
  nickname: string;

  @Field(() => String, { nullable: true, description: 'Address of the uploaded picture.' })
  @Column({ type: 'text', nullable: true })
  avatar: string | null;

  @Field(() => Int, { description: 'Mascot (1001 to 1012) that stands in while there is no picture.' })
  @Column({ type: 'int' })
  mascotId: number;

  @Field(() => String, { nullable: true })
  @Index('users_email', { unique: true })
  @Column({ type: 'text', nullable: true })
  email: string | null;

  /** argon2id; no field of the API, and read by nothing that does not name it. */
  @Column({ type: 'text', nullable: true, select: false })
  passwordHash: string | null;

  @Field({ description: 'No e-mail is bound yet.' })
  get guest(): boolean {
    return this.email === null;
  }

  /** No account is bound to a messenger as long as there is nothing to bind it with. */
  @Field({ description: 'A messenger account is bound.' })
  get hasBoundWechat(): boolean {
    return this.wechatInfo !== null;
  }

  @Field(() => WechatInfo, { nullable: true, description: 'The messenger account that is bound.' })
  get wechatInfo(): WechatInfo | null {
    return null;
  }

  @Field()
  @Column({ type: 'timestamptz' })
  createdAt: Date;

  @Field(() => [String], { description: 'Roles, for example alpha_creator.' })
  @Column({ type: 'text', array: true, default: '{}' })
  roles: string[];

  @Field({ description: 'The alpha gift was claimed.' })
  @Column({ type: 'boolean', default: false })
  claimedGift: boolean;

  @Field(() => UserFlags)
  @Column(() => UserFlags, { prefix: false })
  flag: UserFlags;

  @Field(() => Termination, { nullable: true, description: 'Present while the account is about to end.' })
  get terminationResponse(): Termination | null {
    return this.willTerminateAt && { willTerminateAt: this.willTerminateAt };
  }

  @Column({ type: 'timestamptz', nullable: true })
  willTerminateAt: Date | null;

  @Index('users_vip_expire', { where: 'vip_expire_at IS NOT NULL' })
  @Column({ type: 'timestamptz', nullable: true })
  vipExpireAt: Date | null;

  @Field(() => [UserIdentityTag], { description: 'Empty while the learning stage is to be picked.' })
  @Column({ type: 'jsonb', default: [] })
  identityTags: UserIdentityTag[];

  @Field(() => Int, { nullable: true, description: 'Days of check-in aimed at: 7, 14, 30 or 60.' })
  @Column({ type: 'int', nullable: true })
  checkInTarget: number | null;

  @Field(() => Preferences)
  @Column(() => Preferences, { prefix: false })
  preferences: Preferences;

  @Field({ description: 'The same as in the preferences.' })
  get soundFeedbackOn(): boolean {
    return this.preferences.soundFeedbackOn;
  }

  @Field({ description: 'The same as in the preferences.' })
  get vibrateFeedbackOn(): boolean {
    return this.preferences.vibrateFeedbackOn;
  }
}

@ObjectType({ description: 'A VIP membership.' })
export class Vip {
  @Field(() => Date, { nullable: true, description: 'VIP holds while this is not before now; null: never had.' })
  expireAt: Date | null;
}
