import { FieldResolver, Resolver, Root } from 'type-graphql';
import { UnitCompletion } from '../units/unit.types.ts';
import { winsChallenge } from './challenge.participant.ts';
import { ChallengeOutcome } from './challenge.types.ts';

@Resolver(() => UnitCompletion)
export class UnitCompletionChallenge {
  @FieldResolver(() => ChallengeOutcome, { nullable: true, description: 'Null for a stage.' })
  challenge(@Root() { effects }: UnitCompletion): ChallengeOutcome | null {
    // A completion from before there were challenges has nothing of them.
    return winsChallenge.effect(effects).kept ?? null;
  }
}
