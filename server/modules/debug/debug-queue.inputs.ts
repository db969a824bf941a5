import { IsInt, Max, MaxLength, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { PRACTICE_CARD_TIMES_MAX, PRACTICE_CARD_TIMES_MIN } from '#domain/limits.ts';
import { FACES_TEXT_MAX } from '#domain/session/face-settings.ts';

const FACES = `JSON object with exactly the keys 1, 2 and 3, each a list of at least one face of that type of cards, none twice; at most ${FACES_TEXT_MAX} characters.`;

@InputType({ description: 'How debug units are to ask their cards.' })
export class DebugQueueInput {
  @Field(() => Int, {
    description: `How often each card is practised, ${PRACTICE_CARD_TIMES_MIN} to ${PRACTICE_CARD_TIMES_MAX}.`,
  })
  @IsInt()
  @Min(PRACTICE_CARD_TIMES_MIN)
  @Max(PRACTICE_CARD_TIMES_MAX)
  practiceCardTimes: number;

  @Field({ description: `For cloze cards with one blank. ${FACES}` })
  @MaxLength(FACES_TEXT_MAX)
  singleCloze: string;

  @Field({ description: `For cloze cards with several blanks. ${FACES}` })
  @MaxLength(FACES_TEXT_MAX)
  multiCloze: string;

  @Field({ description: `For English words. ${FACES}` })
  @MaxLength(FACES_TEXT_MAX)
  enWord: string;
}
