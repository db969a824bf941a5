import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many joined a season with the same stars: the next one's group and place in line. */
@Entity('league_queue')
export class LeagueQueue {
  @PrimaryColumn({ type: 'int' })
  season: number;

  @PrimaryColumn({ type: 'int' })
  step: number;

  @Column({ type: 'int' })
  joined: number;
}
