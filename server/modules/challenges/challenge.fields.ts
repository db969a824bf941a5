import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { challengePlace } from '#domain/challenges.ts';
import type { Context } from '#server/kernel/context.ts';
import { UnitCompletion } from '../units/unit.types.ts';
import { winsChallenge } from './challenge.participant.ts';
import { ChallengeOutcome, RegionStars } from './challenge.types.ts';
import { regionStars } from './region-reward.service.ts';

@Resolver(() => UnitCompletion)
export class UnitCompletionChallenge {
  @FieldResolver(() => ChallengeOutcome, { nullable: true, description: 'Null for a stage.' })
  challenge(@Root() { effects }: UnitCompletion): ChallengeOutcome | null {
    // A completion from before there were challenges has nothing of them.
    return winsChallenge.effect(effects).kept ?? null;
  }
}

@Resolver(() => ChallengeOutcome)
export class RegionOfOutcome {
  @FieldResolver(() => RegionStars, { description: 'What was collected in its region by now.' })
  region(@Root() { index }: ChallengeOutcome, @Ctx() ctx: Context): Promise<RegionStars> {
    return regionStars(ctx, challengePlace(index).region);
  }
}
