import { ArrayMaxSize, Min } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import { STATS } from './settings.ts';

/** The cards a question is about. */
@ArgsType()
export class CardIdsArgs {
  @Field(() => [Int], { description: `At most ${STATS.cardsMax} cards; a repeated one counts once.` })
  @ArrayMaxSize(STATS.cardsMax)
  @Min(1, { each: true })
  cardIds: number[];
}
