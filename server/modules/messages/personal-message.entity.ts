import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Letter } from './content.rules.ts';

/** A message to one account. */
@Entity('message')
@Index('message_of', ['userId', 'createdAt'])
@Index('message_unread', ['userId'], { where: 'read_at IS NULL' })
@Index('message_once', ['userId', 'ref'], { unique: true })
export class PersonalMessage {
  @PrimaryGeneratedColumn({ type: 'int', primaryKeyConstraintName: 'message_pk' })
  id: number;

  @Column({ type: 'int' })
  userId: number;

  /** What it tells of: one event is told once. */
  @Column({ type: 'text' })
  ref: string;

  @Column({ type: 'jsonb' })
  content: Letter;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  readAt: Date | null;
}
