import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A login of one device. The token names it; revoking the row ends the token. */
@Entity('session')
export class Session {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Index('session_user_id')
  @Column({ type: 'int' })
  userId: number;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  revokedAt: Date | null;
}
