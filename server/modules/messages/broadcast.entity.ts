import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { Letter } from './content.rules.ts';
import type { Segment } from './segment.rules.ts';

/** A message to many accounts: one row, however many they are. */
@Entity('broadcast')
@Index('broadcast_once', ['ref'], { unique: true })
export class Broadcast {
  @PrimaryGeneratedColumn({ type: 'int', primaryKeyConstraintName: 'broadcast_pk' })
  id: number;

  /** Whom it is for. */
  @Column({ type: 'text' })
  segment: Segment;

  /** Name under which it is sent once. */
  @Column({ type: 'text' })
  ref: string;

  @Column({ type: 'jsonb' })
  content: Letter;

  @Column({ type: 'timestamptz' })
  createdAt: Date;
}

/** That an account has read a broadcast. */
@Entity('broadcast_read')
export class BroadcastRead {
  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'broadcast_read_pk' })
  userId: number;

  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'broadcast_read_pk' })
  broadcastId: number;

  @Column({ type: 'timestamptz' })
  readAt: Date;
}
