import { ArrayMaxSize, ArrayMinSize, Max, Min } from 'class-validator';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { Assets } from '../wallet/wallet.entity.ts';
import { CHALLENGES } from './settings.ts';

@ObjectType({ description: 'A challenge of the map.' })
export class ChallengeStage {
  @Field(() => Int, { description: '1 and up, over the whole map: three a region.' })
  index: number;

  @Field(() => Int, { description: 'The level it stands behind.' })
  level: number;

  @Field({ description: 'Whether that level is completed.' })
  active: boolean;

  @Field({ description: 'Picture of its guest, 1001 to 1012, cycling.' })
  npcImage: string;

  @Field(() => Int, { description: 'The most stars of a victory, 0 to 3.' })
  star: number;

  @Field(() => Date, { nullable: true, description: 'Latest victory; null before the first.' })
  lastCompletedAt: Date | null;
}

@ObjectType({ description: 'A page of challenges.' })
export class ChallengeStageList {
  @Field(() => [ChallengeStage], { description: 'Newest first, from the region of the active level on.' })
  challengeStages: ChallengeStage[];

  @Field(() => Int, { description: 'Challenges on all pages.' })
  total: number;

  @Field(() => Int, { description: 'Challenges skipped.' })
  offset: number;

  @Field(() => Int, { description: 'Challenges asked for.' })
  limit: number;
}

@InputType({ description: 'A challenge, with the levels its cards come from.' })
export class ChallengeInput {
  @Field(() => Int, { description: '1 and up, over the whole map.' })
  @Min(1)
  @Max(CHALLENGES.last)
  index: number;

  @Field(() => Int, { description: 'The first level of its cards.' })
  startLevel: number;

  @Field(() => Int, { description: 'The last level of its cards, behind which it stands.' })
  endLevel: number;
}

@ObjectType({ description: 'What a challenge takes and brings.' })
export class ChallengePreparation {
  @Field(() => Int, { description: 'Energy of a start.' })
  requiredEnergy: number;

  @Field(() => Int, { description: 'Exp of a victory now: more for the first one.' })
  exp: number;
}

@ObjectType({ description: 'A challenge that was fought to its end.' })
export class ChallengeOutcome {
  @Field(() => Int, { description: 'The challenge.' })
  index: number;

  @Field({ description: 'False where none of its cards could be shown.' })
  won: boolean;

  @Field(() => Float, { description: 'What was left, above 0 to 1.' })
  blood: number;

  @Field(() => Int, { description: 'Stars of this victory, 1 to 3; 0 where it was none.' })
  star: number;

  @Field(() => Int, { description: 'The most stars of any victory, 0 to 3.' })
  bestStar: number;

  @Field({ description: 'Whether it was won for the first time.' })
  firstVictory: boolean;
}

@ObjectType({ description: 'What was collected in a region.' })
export class RegionStars {
  @Field(() => Int, { description: 'The region, 1 and up.' })
  region: number;

  @Field(() => Int, { description: 'Stars collected, 0 to `of`.' })
  stars: number;

  @Field(() => Int, { description: 'Stars that it has.' })
  of: number;

  @Field(() => Int, { description: 'Diamonds of its reward.' })
  diamond: number;

  @Field({ description: 'Whether the reward was received.' })
  received: boolean;
}

@InputType({ description: 'Regions to ask about.' })
export class RegionRewardStatusInput {
  @Field(() => [Int], { description: 'Regions, 1 and up; at most 100.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(CHALLENGES.regionsAtOnce)
  indexes: number[];
}

@ObjectType({ description: 'Regions whose rewards were received.' })
export class RegionRewardStatus {
  @Field(() => [Int], { description: 'Those of the regions asked about, lowest first.' })
  received: number[];
}

@InputType({ description: 'The region whose reward is claimed.' })
export class ClaimRegionRewardInput {
  @Field(() => Int, { description: '1 and up.' })
  @Min(1)
  @Max(CHALLENGES.last)
  index: number;
}

@ObjectType({ description: 'What a region brought.' })
export class RegionReward {
  @Field(() => Int, { description: 'Diamonds.' })
  diamond: number;

  @Field(() => Assets, { description: 'Diamonds and exp now.' })
  assets: Assets;
}
