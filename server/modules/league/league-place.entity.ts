import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An account in a season. */
@Entity('league_place')
@Index('league_place_group', ['season', 'step', 'number'])
export class LeaguePlace {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @PrimaryColumn({ type: 'int' })
  season: number;

  /** Stars above BRONZE_1 that it was played with. */
  @Column({ type: 'int' })
  step: number;

  /** The group of that season and step, 0 and up; null where the season was missed. */
  @Column({ type: 'int', nullable: true })
  number: number | null;

  /** Exp that the ledger has of the season. */
  @Column({ type: 'int' })
  exp: number;

  /** When it came to that exp: of two with the same, the earlier one stands above. */
  @Column({ type: 'timestamptz' })
  reachedAt: Date;

  /** Stars above BRONZE_1 after the result was claimed; null before. */
  @Column({ type: 'int', nullable: true })
  afterStep: number | null;
}
