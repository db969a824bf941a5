import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A group of a season that is over: its accounts in the order of their places, never changed. */
@Entity('league_group')
@Index('league_group_untold', ['season'], { where: 'NOT told' })
export class LeagueGroup {
  @PrimaryColumn({ type: 'int' })
  season: number;

  @PrimaryColumn({ type: 'int' })
  step: number;

  @PrimaryColumn({ type: 'int' })
  number: number;

  @Column({ type: 'int', array: true })
  members: number[];

  /** Whether its letters were sent. */
  @Column({ type: 'boolean', default: false })
  told: boolean;
}
