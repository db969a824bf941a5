import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A card that an account laid aside: until a day, which is no longer part of it, or for good, as known. */
@Entity('card_rest')
@Index('card_rest_card', ['cardId'])
export class CardRest {
  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'card_rest_pk' })
  userId: number;

  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'card_rest_pk' })
  cardId: number;

  /** Null: marked as known. */
  @Column({ type: 'date', nullable: true })
  until: string | null;
}
