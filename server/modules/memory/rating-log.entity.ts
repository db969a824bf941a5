import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One rating: at most two of a card on a local day, which the key and the check see to. Training reads these. */
@Entity('rating_log')
@Check('rating_log_two_a_day', 'seq IN (1, 2)')
@Index('rating_log_recent', ['userId', 'ratedAt'])
export class RatingLog {
  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'rating_log_pk' })
  userId: number;

  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'rating_log_pk' })
  cardId: number;

  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'rating_log_pk' })
  day: string;

  /** 1 is the first attempt of the day, 2 its correction. */
  @PrimaryColumn({ type: 'smallint', primaryKeyConstraintName: 'rating_log_pk' })
  seq: number;

  /** 1 Again, 2 Hard, 3 Good, 4 Easy. */
  @Column({ type: 'smallint' })
  rating: number;

  /** Days since the rating before; null at the first encounter. */
  @Column({ type: 'int', nullable: true })
  elapsedDays: number | null;

  /** Recall that was predicted, 0 to 1; null at the first encounter. */
  @Column({ type: 'double precision', nullable: true })
  predicted: number | null;

  @Column({ type: 'int' })
  unitId: number;

  @Column({ type: 'text', nullable: true })
  face: string | null;

  /** Time the rated attempt took. */
  @Column({ type: 'int', nullable: true })
  durationMs: number | null;

  @Column({ type: 'timestamptz' })
  ratedAt: Date;
}
