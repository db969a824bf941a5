import { FieldResolver, Resolver, Root } from 'type-graphql';
import { rankName } from '#domain/league.ts';
import { UnitCompletion } from '../units/unit.types.ts';
import { countsInLeague } from './league.participant.ts';
import { UnitRankResponse } from './rank.types.ts';

@Resolver(() => UnitCompletion)
export class UnitCompletionRank {
  @FieldResolver(() => UnitRankResponse, {
    nullable: true,
    description: 'Null where the unit counted for no season.',
  })
  unitRankResponse(@Root() { effects }: UnitCompletion): UnitRankResponse | null {
    // A completion from before there was a league has nothing of it.
    const place = countsInLeague.effect(effects).after ?? null;
    if (!place) return null;
    const { step, position, previousPosition, exp } = place;
    return { rank: rankName(step), position, previousPosition, exp };
  }
}
