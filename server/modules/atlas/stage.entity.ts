import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { StageGrade } from '../units/learning-mode.ts';

/** A level of an account's atlas: one row from the first start on, completed by the first unit reported for it. */
@Entity('stage')
@Index('stage_level', ['userId', 'level'], { unique: true })
export class Stage {
  @PrimaryGeneratedColumn({ type: 'int', primaryKeyConstraintName: 'stage_pk' })
  id: number;

  @Column({ type: 'int' })
  userId: number;

  /** 1 and up. */
  @Column({ type: 'int' })
  level: number;

  /** Package of the latest unit. */
  @Column({ type: 'int' })
  packageId: number;

  /** Unit that completed it. */
  @Column({ type: 'int', nullable: true })
  unitId: number | null;

  @Column({ type: 'timestamptz', nullable: true })
  completedAt: Date | null;

  /** 1 to 3. */
  @Column({ type: 'smallint', nullable: true })
  star: number | null;

  @Column({ type: 'text', nullable: true })
  grade: StageGrade | null;
}
