import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A season that was settled. */
@Entity('league_season')
export class LeagueSeason {
  @PrimaryColumn({ type: 'int' })
  season: number;

  @Column({ type: 'timestamptz' })
  settledAt: Date;

  /** Whether all its letters were sent. */
  @Column({ type: 'boolean', default: false })
  told: boolean;
}
