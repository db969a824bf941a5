import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What an account remembered of a card until it began it anew. The ratings stay in their log. */
@Entity('card_memory_past')
@Index('card_memory_past_card', ['cardId'])
export class PastMemory {
  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'card_memory_past_pk' })
  userId: number;

  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'card_memory_past_pk' })
  cardId: number;

  /** Counts from 1 how often the account began the card anew. */
  @PrimaryColumn({ type: 'smallint', primaryKeyConstraintName: 'card_memory_past_pk' })
  turn: number;

  @Column({ type: 'timestamptz' })
  endedAt: Date;

  @Column({ type: 'double precision' })
  stability: number;

  @Column({ type: 'double precision' })
  difficulty: number;

  @Column({ type: 'date' })
  lastDay: string;

  @Column({ type: 'smallint' })
  firstRating: number;

  @Column({ type: 'smallint' })
  lastRating: number;

  @Column({ type: 'smallint' })
  dayRatings: number;

  @Column({ type: 'int' })
  learnTimes: number;

  @Column({ type: 'int' })
  lapses: number;
}
