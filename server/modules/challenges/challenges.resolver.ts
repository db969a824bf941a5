import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '#server/kernel/access.ts';
import { Changes } from '#server/kernel/changes.ts';
import type { Context } from '#server/kernel/context.ts';
import { PageArgs } from '#server/kernel/page.ts';
import { Rest } from '#server/kernel/rest.ts';
import { StartedUnit } from '../units/unit.types.ts';
import { challengePreparation, challengeStages } from './challenge.service.ts';
import {
  ChallengeInput,
  ChallengePreparation,
  ChallengeStageList,
  ClaimRegionRewardInput,
  RegionReward,
  RegionRewardStatus,
  RegionRewardStatusInput,
} from './challenge.types.ts';
import { startChallenge } from './challenge-start.service.ts';
import { claimRegionReward, regionRewardStatus } from './region-reward.service.ts';

@Resolver()
export class ChallengesResolver {
  @Query(() => ChallengeStageList, { description: 'Challenges of the map, newest first.' })
  @Access('member')
  @Rest('GET /v1/atlas/challenge-stages')
  challengeStages(@Args(() => PageArgs) args: PageArgs, @Ctx() ctx: Context): Promise<ChallengeStageList> {
    return challengeStages(ctx, args);
  }

  @Query(() => ChallengePreparation, { description: 'What a challenge takes and brings.' })
  @Access('member')
  @Rest('POST /v1/atlas/challenge-stages/pre')
  challengePreparation(
    @Arg('input', { description: 'The challenge.' }) input: ChallengeInput,
    @Ctx() ctx: Context,
  ): Promise<ChallengePreparation> {
    return challengePreparation(ctx, input);
  }

  @Mutation(() => StartedUnit, { description: 'Starts the duel of a challenge and takes its energy.' })
  @Changes('latestUnit')
  @Access('member')
  @Rest('POST /v1/atlas/challenge-stages')
  startChallenge(
    @Arg('input', { description: 'The challenge.' }) input: ChallengeInput,
    @Ctx() ctx: Context,
  ): Promise<StartedUnit> {
    return startChallenge(ctx, input);
  }

  @Query(() => RegionRewardStatus, { description: 'Regions whose rewards the caller has received.' })
  @Access('member')
  @Rest('POST /v1/atlas/region-reward/batch-status')
  regionRewardStatus(
    @Arg('input', { description: 'The regions.' }) input: RegionRewardStatusInput,
    @Ctx() ctx: Context,
  ): Promise<RegionRewardStatus> {
    return regionRewardStatus(ctx, input.indexes);
  }

  @Mutation(() => RegionReward, { description: 'Claims the diamonds of a region all of whose stars were collected.' })
  @Changes('regionRewardStatus', 'messages', 'unreadMessageCount')
  @Access('member')
  @Rest('POST /v1/atlas/region-reward')
  claimRegionReward(
    @Arg('input', { description: 'The region.' }) input: ClaimRegionRewardInput,
    @Ctx() ctx: Context,
  ): Promise<RegionReward> {
    return claimRegionReward(ctx, input.index);
  }
}
