import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How a backlog is spread over days: so many due cards on each of them, before further new cards. */
@Entity('catch_up')
export class CatchUp {
  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'catch_up_pk' })
  userId: number;

  @Column({ type: 'date' })
  since: string;

  /** First day that is no part of it. */
  @Column({ type: 'date' })
  until: string;

  @Column({ type: 'int' })
  dailyCards: number;
}
