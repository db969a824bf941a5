import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { PRACTICE_CARD_TIMES_MAX, PRACTICE_CARD_TIMES_MIN } from '#domain/limits.ts';

const FACES = 'JSON object with exactly the keys 1, 2 and 3 (the difficulty), each a list of names of faces';

@ObjectType({ description: 'How a debug unit (unitId 0) of the caller asks its cards; no other unit knows of it.' })
@Entity('debug_queue')
export class DebugQueue {
  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'debug_queue_pk' })
  userId: number;

  @Field(() => Int, {
    description: `How often each card is practised, ${PRACTICE_CARD_TIMES_MIN} to ${PRACTICE_CARD_TIMES_MAX}.`,
  })
  @Column({ type: 'smallint' })
  practiceCardTimes: number;

  @Field({ description: `How cloze cards with one blank are asked: ${FACES}.` })
  @Column({ type: 'text' })
  singleCloze: string;

  @Field({ description: `How cloze cards with several blanks are asked: ${FACES}.` })
  @Column({ type: 'text' })
  multiCloze: string;

  @Field({ description: `How English words are asked: ${FACES}.` })
  @Column({ type: 'text' })
  enWord: string;
}
