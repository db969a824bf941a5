import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

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

@ObjectType({ description: 'What a person prefers on every device.' })
export class Preferences {
  @Field(() => Locale)
  @Column({ type: 'text', default: Locale.ZH })
  locale: Locale;

  @Field(() => Theme)
  @Column({ type: 'text', default: Theme.LIGHT })
  theme: Theme;

  @Field({ description: 'Sounds of the session.' })
  @Column({ type: 'boolean', default: true })
  soundFeedbackOn: boolean;

  @Field({ description: 'Vibration of the session.' })
  @Column({ type: 'boolean', default: true })
  vibrateFeedbackOn: boolean;

  @Field({ description: 'Show motion as fades only, whatever the device says.' })
  @Column({ type: 'boolean', default: false })
  reduceMotion: boolean;

  @Field({ description: 'Start stages in passionate mode while VIP is valid.' })
  @Column({ type: 'boolean', default: false })
  passionateModeOn: boolean;
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

  @Field({ description: "Name in the caller's language." })
  name: string;

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

  /** argon2id; no field of the API. */
  @Column({ type: 'text', nullable: true })
  passwordHash: string | null;

  @Field({ description: 'No e-mail is bound yet.' })
  guest: boolean;

  @Field()
  hasBoundWechat: boolean;

  @Field(() => WechatInfo, { nullable: true })
  wechatInfo: WechatInfo | null;

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

  @Field(() => Termination, { nullable: true })
  terminationResponse: Termination | null;

  @Column({ type: 'timestamptz', nullable: true })
  willTerminateAt: Date | null;

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
  soundFeedbackOn: boolean;

  @Field({ description: 'The same as in the preferences.' })
  vibrateFeedbackOn: boolean;
}

@ObjectType({ description: 'A VIP membership.' })
export class Vip {
  @Field(() => Date, { nullable: true, description: 'VIP holds while this is not before now; null: never had.' })
  expireAt: Date | null;
}
