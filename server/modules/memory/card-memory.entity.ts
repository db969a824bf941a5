import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What an account remembers of a card: the state of FSRS and the ratings of its last local day. */
@Entity('card_memory')
@Index('card_memory_package', ['userId', 'packageId'])
@Index('card_memory_card', ['cardId'])
export class CardMemory {
  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'card_memory_pk' })
  userId: number;

  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'card_memory_pk' })
  cardId: number;

  @Column({ type: 'int' })
  packageId: number;

  /** Days until recall falls to 0.9. */
  @Column({ type: 'double precision' })
  stability: number;

  /** 1 to 10. */
  @Column({ type: 'double precision' })
  difficulty: number;

  @Column({ type: 'date' })
  lastDay: string;

  /** Rating of the first attempt on the last day, 1 (Again) to 4 (Easy). */
  @Column({ type: 'smallint' })
  firstRating: number;

  @Column({ type: 'smallint' })
  lastRating: number;

  /** Ratings logged on the last day, 1 or 2. */
  @Column({ type: 'smallint' })
  dayRatings: number;

  /** Times the card was practised. */
  @Column({ type: 'int' })
  learnTimes: number;

  /** Times it was forgotten on a later day than the one before. */
  @Column({ type: 'int', default: 0 })
  lapses: number;
}
