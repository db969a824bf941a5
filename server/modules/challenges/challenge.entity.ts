import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A challenge of an account's map: one row from the first start on. */
@Entity('challenge')
@Index('challenge_place', ['userId', 'index'], { unique: true })
export class Challenge {
  @PrimaryGeneratedColumn({ type: 'int', primaryKeyConstraintName: 'challenge_pk' })
  id: number;

  @Column({ type: 'int' })
  userId: number;

  /** 1 and up, over the whole map. */
  @Column({ type: 'int' })
  index: number;

  /** The most stars of a victory, 0 to 3; 0 where it was never won. */
  @Column({ type: 'smallint', default: 0 })
  star: 0 | 1 | 2 | 3;

  /** Latest victory. */
  @Column({ type: 'timestamptz', nullable: true })
  lastCompletedAt: Date | null;
}
