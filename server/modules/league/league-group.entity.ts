import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A group of a season that is over: its accounts in the order of their places, never changed. */
@Entity('league_group')
export class LeagueGroup {
  @PrimaryColumn({ type: 'int' })
  season: number;

  @PrimaryColumn({ type: 'int' })
  step: number;

  @PrimaryColumn({ type: 'int' })
  number: number;

  @Column({ type: 'int', array: true })
  members: number[];
}
