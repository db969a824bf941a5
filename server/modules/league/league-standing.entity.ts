import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Where an account stands: one row from its first exp in a league on. Its lock is held by whatever changes a place of the account. */
@Entity('league_standing')
@Index('league_standing_free', ['season'], { where: 'NOT due' })
export class LeagueStanding {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  /** Stars above BRONZE_1; while a season is due, those it began with. */
  @Column({ type: 'int' })
  step: number;

  /** The latest season that has a place of the account. */
  @Column({ type: 'int' })
  season: number;

  /** Whether the result of that season was not claimed yet; no further season begins before. */
  @Column({ type: 'boolean' })
  due: boolean;
}
