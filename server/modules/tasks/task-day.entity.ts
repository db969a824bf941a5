import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The latest day that the tasks of an account counted for. */
@Entity('task_day')
export class TaskDay {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @Column({ type: 'date' })
  day: string;

  /** When it began for this account, by the server's clock. */
  @Column({ type: 'timestamptz' })
  beganAt: Date;
}
