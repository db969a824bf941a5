import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Unlisted } from '#server/kernel/rest.ts';
import { PackageCardType } from '../packages/package-enums.ts';

export enum CardStatus {
  DEBUT = 'DEBUT',
  REVIEW = 'REVIEW',
}
registerEnumType(CardStatus, { name: 'CardStatus', description: 'Whether the caller meets a card or repeats it.' });

export enum CardCreatedType {
  NORMAL = 'NORMAL',
  DUPLICATE = 'DUPLICATE',
  AIGC = 'AIGC',
  EXCEL_IMPORT = 'EXCEL_IMPORT',
}
registerEnumType(CardCreatedType, { name: 'CardCreatedType', description: 'How a card came to be, or was changed.' });

@ObjectType({ description: 'One thing to learn.' })
@Entity('card')
@Index('card_chapter', ['chapterId', 'orderKey'])
@Index('card_source', ['packageId', 'key'], { unique: true })
@Index('card_draft', ['authorId', 'draftKey'], { unique: true })
@Index('card_removed', ['removedAt'], { where: 'removed_at IS NOT NULL' })
@Index('card_removed_from', ['packageId'], { where: 'removed_at IS NOT NULL' })
export class Card {
  @Field(() => Int, { description: 'Identifier.' })
  @PrimaryGeneratedColumn({ type: 'int', primaryKeyConstraintName: 'card_pk' })
  id: number;

  @Column({ type: 'int' })
  packageId: number;

  @Field(() => Int, { description: 'Chapter it stands in.' })
  @Column({ type: 'int' })
  chapterId: number;

  /** Stable name inside a starter package. */
  @Column({ type: 'text', nullable: true })
  key: string | null;

  @Field(() => PackageCardType, { description: 'Kind of the card.' })
  @Column({ type: 'text' })
  type: PackageCardType;

  @Field({ description: 'JSON string of the content, at most 1000 characters in each text.' })
  @Column({ type: 'text' })
  content: string;

  @Field({ description: 'Changes with the content.' })
  @Column({ type: 'text' })
  contentHash: string;

  /** False while the content is not complete enough to be asked. */
  @Column({ type: 'boolean', default: true })
  learnable: boolean;

  @Field({ description: 'Cards of a chapter stand in the byte order of this key, then by id.' })
  @Unlisted()
  @Column({ type: 'text', collation: 'C' })
  orderKey: string;

  /** Name that its author's editor gave the draft it was made of. */
  @Column({ type: 'text', nullable: true })
  draftKey: string | null;

  @Field(() => CardCreatedType, { description: 'How it came to be.' })
  @Column({ type: 'text', default: 'NORMAL' })
  createdType: CardCreatedType;

  @Field(() => CardCreatedType, { description: 'How its content was last changed.' })
  @Column({ type: 'text', default: 'NORMAL' })
  updatedType: CardCreatedType;

  @Field(() => Int, { description: 'Account that wrote it.' })
  @Column({ type: 'int' })
  authorId: number;

  @Field({ description: 'When it was made.' })
  @Column({ type: 'timestamptz' })
  createdAt: Date;

  @Field({ description: 'When its content last changed.' })
  @Column({ type: 'timestamptz' })
  updatedAt: Date;

  /** Removed cards are kept, because learners remember them. */
  @Column({ type: 'timestamptz', nullable: true })
  removedAt: Date | null;

  /** The chapter whose removal took the card with it; null where it was removed by itself, or is there. */
  @Column({ type: 'int', nullable: true })
  removedWith: number | null;
}

@ObjectType({ description: 'A part of the cards of a chapter.' })
export class CardList {
  @Field(() => [Card], { description: 'As many as were asked for, in their order.' })
  cards: Card[];

  @Field({ description: 'Whether more follow after the last one.' })
  hasMore: boolean;
}

@ObjectType({ description: 'Cards that were written.' })
export class CardBatch {
  @Field(() => [Card], { description: 'All of them, in their order.' })
  cards: Card[];
}

@ObjectType({ description: 'Cards of a package that say what was asked for.' })
export class FoundCards {
  @Field(() => [Card], { description: 'In the order of reading.' })
  cards: Card[];

  @Field(() => Int, {
    nullable: true,
    description: 'The card after which a further search goes on; null where all were looked into.',
  })
  goOnAfter: number | null;
}
