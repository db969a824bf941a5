import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A device that takes reminders: a browser with its keys, or an app that makes its own. */
@Entity('push_device')
@Index('push_device_rid', ['rid'], { unique: true })
@Index('push_device_of', ['userId'])
@Index('push_device_rank_due', ['rankAt'], { where: 'rank_at IS NOT NULL' })
@Index('push_device_due', ['nextAt'], { where: 'next_at IS NOT NULL' })
export class PushDevice {
  @PrimaryGeneratedColumn({ type: 'int', primaryKeyConstraintName: 'push_device_pk' })
  id: number;

  @Column({ type: 'int' })
  userId: number;

  /** What names the device: of a browser the address at its push service, which nobody else knows. */
  @Column({ type: 'text' })
  rid: string;

  @Column({ type: 'text' })
  clientChannel: string;

  @Column({ type: 'text' })
  deviceInfo: string;

  /** Keys of a browser, base64url; null for an app. */
  @Column({ type: 'text', nullable: true })
  p256dh: string | null;

  @Column({ type: 'text', nullable: true })
  auth: string | null;

  /** IANA name; the time of the reminder is meant there. */
  @Column({ type: 'text' })
  timeZone: string;

  /** When the device was last heard of. */
  @Column({ type: 'timestamptz' })
  seenAt: Date;

  /** When the next reminder is due; null where we send none. */
  @Column({ type: 'timestamptz', nullable: true })
  nextAt: Date | null;

  /** When the next reminder of the league is due; null where we send none. */
  @Column({ type: 'timestamptz', nullable: true })
  rankAt: Date | null;
}
