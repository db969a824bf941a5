import { Min } from 'class-validator';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Assets } from '../wallet/wallet.entity.ts';

export enum RankHomeType {
  NOT_CLAIMED = 'NOT_CLAIMED',
  RANK_FEATURE_DISABLED = 'RANK_FEATURE_DISABLED',
  NOT_QUALIFIED = 'NOT_QUALIFIED',
  BREAK_TIME = 'BREAK_TIME',
  FREEZE_TIME = 'FREEZE_TIME',
  IN_GROUP = 'IN_GROUP',
}
registerEnumType(RankHomeType, { name: 'RankHomeType', description: 'What the screen of the league is about now.' });

export enum RankResult {
  UP_2 = 'UP_2',
  UP_1 = 'UP_1',
  KEEP = 'KEEP',
  DOWN_1 = 'DOWN_1',
  MISSED = 'MISSED',
}
registerEnumType(RankResult, {
  name: 'RankResult',
  description: 'What a season did to a rank, in stars; MISSED, without any exp, takes one as DOWN_1 does.',
});

@ObjectType({ description: 'A learner of the group.' })
export class RankUser {
  @Field(() => Int, { nullable: true, description: 'Account; null for whoever hides in the league.' })
  userId: number | null;

  @Field(() => Int, { description: 'Exp of the season.' })
  exp: number;

  @Field(() => String, { nullable: true, description: 'As chosen; null for whoever hides, is blocked or is gone.' })
  nickname: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the picture; null where there is no name either.' })
  avatar: string | null;

  @Field(() => Int, { nullable: true, description: 'Mascot (1001 to 1012); null where there is no name either.' })
  mascotId: number | null;

  @Field({ description: 'The caller.' })
  me: boolean;

  @Field({ description: 'Whether the caller does not want to see the name.' })
  blocked: boolean;
}

@ObjectType({ description: 'The league as the caller sees it now.' })
export class RankHome {
  @Field(() => RankHomeType, { description: 'Which of the six screens it is.' })
  type: RankHomeType;

  @Field(() => String, { nullable: true, description: 'The rank now, for example SILVER_2; null before one may join.' })
  currentRank: string | null;

  @Field(() => Int, { nullable: true, description: 'The latest result, claimed or not; null before the first one.' })
  id: number | null;

  @Field(() => RankResult, { nullable: true, description: 'What the latest result is.' })
  result: RankResult | null;

  @Field(() => Int, { nullable: true, description: 'Place of the latest result, 1 and up; null where it was missed.' })
  position: number | null;

  @Field(() => Int, { nullable: true, description: 'Diamonds of the latest result.' })
  reward: number | null;

  @Field(() => String, { nullable: true, description: 'The rank before the latest result.' })
  beforeRank: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The rank after it: where it is claimed, the one that came of it.',
  })
  afterRank: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Diamonds that keep the rank; null where it does not fall, or did.',
  })
  keepRankDiamond: number | null;

  @Field(() => String, { nullable: true, description: 'The rank one star lower, the lowest where there is none.' })
  down1Rank: string | null;

  @Field(() => String, { nullable: true, description: 'The rank that the group plays with.' })
  groupRank: string | null;

  @Field(() => Int, { nullable: true, description: 'Place in the group, 1 and up; null without a group.' })
  groupPosition: number | null;

  @Field(() => [RankUser], { description: 'The group in the order of its places, at most 30; empty without a group.' })
  users: RankUser[];

  @Field(() => Int, { description: 'Places that rise by two stars.' })
  up2Count: number;

  @Field(() => Int, { description: 'Places that rise, those of two stars among them.' })
  upCount: number;

  @Field(() => Int, { description: 'The first place that falls, counted from 0.' })
  down1Index: number;

  @Field({ description: 'When exp stops to count for the season of now.' })
  seasonEndTime: Date;

  @Field({ description: 'When the results of the season of now are shown.' })
  resultTime: Date;

  @Field({ description: 'When the next season starts.' })
  nextSeasonStartTime: Date;

  @Field(() => Int, { description: 'Levels to complete before one may join.' })
  requiredAtlasLevel: number;

  @Field(() => Int, { description: 'Levels that the caller has completed.' })
  atlasLevel: number;
}

@InputType({ description: 'A result of the league.' })
export class RankResultInput {
  @Field(() => Int, { description: 'Its identifier.' })
  @Min(1)
  resultId: number;
}

@ObjectType({ description: 'A result that was taken.' })
export class RankSettled {
  @Field({ description: 'The rank from here on.' })
  rank: string;

  @Field(() => Int, { description: 'Diamonds that it brought; below 0 those that keeping the rank took.' })
  diamond: number;

  @Field(() => Assets, { description: 'Diamonds and exp now.' })
  assets: Assets;
}

@InputType({ description: 'A learner of the group whose name is to be seen or not.' })
export class BlockRankUserInput {
  @Field(() => Int, { description: 'Account.' })
  @Min(1)
  userId: number;

  @Field({ description: 'False to see the name again.' })
  blocked: boolean;
}

@ObjectType({ description: 'Place in the league after a unit.' })
export class UnitRankResponse {
  @Field({ description: 'Tier with its star, for example BRONZE_1.' })
  rank: string;

  @Field(() => Int, { description: 'Place in the group, 1 and up.' })
  position: number;

  @Field(() => Int, { nullable: true, description: 'Place before the unit; null where it joined the group.' })
  previousPosition: number | null;

  @Field(() => Int, { description: 'Exp of the season.' })
  exp: number;
}
