import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How one person's memory is foretold and asked: own weights where training found better ones, and the recall aimed at. */
@Entity('memory_model')
@Check('memory_model_target', 'target_recall BETWEEN 0.8 AND 0.95')
@Check('memory_model_weights', 'cardinality(weights) = 21')
@Index('memory_model_due', ['trainAt'], { where: 'train_at IS NOT NULL' })
export class PersonalModel {
  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'memory_model_pk' })
  userId: number;

  /** A card is due once its predicted recall falls below this, 0.8 to 0.95. */
  @Column({ type: 'double precision', default: () => '0.9' })
  targetRecall: number;

  /** The 21 weights of FSRS-6; null are those that everybody begins with. */
  @Column({ type: 'double precision', array: true, nullable: true })
  weights: number[] | null;

  /** When these weights were taken up; null without own ones. */
  @Column({ type: 'timestamptz', nullable: true })
  keptAt: Date | null;

  /** Answers that they were judged by when they were taken up, and had not been trained on. */
  @Column({ type: 'int', nullable: true })
  judgedOn: number | null;

  /** Mean log loss of these weights on those answers, in nats. */
  @Column({ type: 'double precision', nullable: true })
  loss: number | null;

  /** The same of the weights that everybody begins with. */
  @Column({ type: 'double precision', nullable: true })
  defaultLoss: number | null;

  /** Latest training, whatever came of it. */
  @Column({ type: 'timestamptz', nullable: true })
  triedAt: Date | null;

  /** Ratings since then. */
  @Column({ type: 'int', default: 0 })
  newRatings: number;

  /** When the next training is due; null while there is nothing new to learn from. */
  @Column({ type: 'timestamptz', nullable: true })
  trainAt: Date | null;
}
