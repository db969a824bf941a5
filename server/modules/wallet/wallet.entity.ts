import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';

export type Currency = 'DIAMOND' | 'EXP';

@ObjectType({ description: 'What an account owns.' })
export class Assets {
  @Field(() => Int, { description: 'Diamonds, never below 0.' })
  diamond: number;

  @Field(() => Int, { description: 'Experience, never below 0.' })
  exp: number;
}

/** Balance of one currency of an account; `seq` counts its ledger entries. */
@Entity('wallet')
@Check('wallet_balance_not_negative', 'balance >= 0')
export class Wallet {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @PrimaryColumn({ type: 'text' })
  currency: Currency;

  @Column({ type: 'int' })
  balance: number;

  @Column({ type: 'int' })
  seq: number;
}

/** One posting, never changed: entries of a currency chain by `seq` and `balanceAfter`. */
@Entity('ledger')
@Unique('ledger_once', ['userId', 'currency', 'reason', 'ref'])
export class LedgerEntry {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @PrimaryColumn({ type: 'text' })
  currency: Currency;

  @PrimaryColumn({ type: 'int' })
  seq: number;

  @Column({ type: 'int' })
  delta: number;

  @Column({ type: 'int' })
  balanceAfter: number;

  /** What for, for example `TASK`. */
  @Column({ type: 'text' })
  reason: string;

  /** The natural reference that makes the reason happen once. */
  @Column({ type: 'text' })
  ref: string;

  @Column({ type: 'timestamptz' })
  createdAt: Date;
}

/** A posting that was made: the row whose key lets it happen once. */
@Entity('posting')
export class Posting {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @PrimaryColumn({ type: 'text' })
  currency: Currency;

  @PrimaryColumn({ type: 'text' })
  reason: string;

  @PrimaryColumn({ type: 'text' })
  ref: string;
}
