import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { LearnEventType, LearningMode, StageGrade } from './learning-mode.ts';

/** A card as a unit took it; `lookBackStatus` is null until the unit is completed, and where it could not be shown. */
export interface ScheduledCard {
  cardId: number;
  cardStatus: 'DEBUT' | 'REVIEW';
  r: number;
  lookBackStatus: `${StageGrade}` | null;
}

/** One sitting. An account has at most one that is neither completed nor cancelled. */
@Entity('unit')
@Index('unit_open', ['userId'], { unique: true, where: 'completed_at IS NULL AND cancelled_at IS NULL' })
@Index('unit_history', ['userId', 'startedAt'])
export class Unit {
  @PrimaryGeneratedColumn({ type: 'int', primaryKeyConstraintName: 'unit_pk' })
  id: number;

  @Column({ type: 'int' })
  userId: number;

  /** Stage of its level; of a challenge, the row of the challenge. */
  @Column({ type: 'int' })
  stageId: number;

  /** Of a challenge, the level it stands behind. */
  @Column({ type: 'int' })
  level: number;

  /** Null for a challenge, whose cards come from several. */
  @Column({ type: 'int', nullable: true })
  packageId: number | null;

  /** The challenge it is fought for, 1 and up over the whole map; null for a stage. */
  @Column({ type: 'int', nullable: true })
  challengeIndex: number | null;

  @Column({ type: 'text' })
  mode: LearningMode;

  /** Energy that was taken at the start. */
  @Column({ type: 'int' })
  energySpent: number;

  @Column({ type: 'int', default: 0 })
  energyReturned: number;

  @Column({ type: 'jsonb' })
  schedules: ScheduledCard[];

  @Column({ type: 'timestamptz' })
  startedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  completedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  cancelledAt: Date | null;

  /** The answer to the report, given again to every repeat of it. */
  @Column({ type: 'jsonb', nullable: true })
  completion: unknown;
}

/** What happened on one card of one unit, as it was reported; kept for ever. */
@Entity('learn_event')
// It holds the seconds beside its columns, which TypeORM cannot say.
@Index('learn_event_time', { synchronize: false })
export class LearnEventLog {
  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'learn_event_pk' })
  userId: number;

  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'learn_event_pk' })
  unitId: number;

  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'learn_event_pk' })
  cardId: number;

  @Column({ type: 'jsonb' })
  events: { type: `${LearnEventType}`; face: string | null; at: string; durationMs: number | null }[];

  /** Null for an abandoned unit. */
  @Column({ type: 'double precision', nullable: true })
  seconds: number | null;

  @Column({ type: 'int', nullable: true })
  times: number | null;

  @Column({ type: 'timestamptz' })
  createdAt: Date;
}

/** What another device did in a unit that had ended before it reported; kept for ever, never rated. */
@Entity('learn_event_apart')
export class LearnEventApart {
  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'learn_event_apart_pk' })
  userId: number;

  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'learn_event_apart_pk' })
  unitId: number;

  /** SHA-256 of the events: a repeat is kept once. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'learn_event_apart_pk' })
  digest: string;

  /** By card. */
  @Column({ type: 'jsonb' })
  events: Record<number, LearnEventLog['events']>;

  @Column({ type: 'timestamptz' })
  createdAt: Date;
}
