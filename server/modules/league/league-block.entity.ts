import { Entity, PrimaryColumn } from 'typeorm';

/** Somebody whose name and picture an account does not want to see. */
@Entity('league_block')
export class LeagueBlock {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @PrimaryColumn({ type: 'int' })
  blockedId: number;
}
