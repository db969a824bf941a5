import { ArrayMaxSize, ArrayMinSize, IsOptional, Length, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { PAGE_SIZE, PAGE_SIZE_MAX } from '#domain/limits.ts';
import { PackageCardType } from '../packages/package-enums.ts';
import { CardCreatedType } from './card.entity.ts';
import { CARDS, FINDING } from './settings.ts';

const CONTENT = 'JSON string of the content, at most 1000 characters in each text, 50,000 in all.';
const AFTER = 'Puts it right after this card of the package.';
const BEFORE = 'Else right before this one; else last.';
const DRAFT =
  'Name that the editor gave the draft, 1 to 64 characters, such as a UUID: a repeat answers the card that was made of it.';

@InputType({ description: 'A card to be written.' })
export class CreateCardInput {
  @Field(() => Int, { description: 'An own package.' })
  packageId: number;

  @Field(() => Int, { description: 'A chapter of it.' })
  chapterId: number;

  @Field({ description: CONTENT })
  @MaxLength(CARDS.contentMax)
  content: string;

  @Field(() => Int, { nullable: true, description: AFTER })
  afterCardId?: number | null;

  @Field(() => Int, { nullable: true, description: BEFORE })
  beforeCardId?: number | null;

  @Field(() => CardCreatedType, { defaultValue: CardCreatedType.NORMAL, description: 'How it comes to be.' })
  createdType: CardCreatedType;

  @Field(() => String, { nullable: true, description: DRAFT })
  @IsOptional()
  @Length(1, CARDS.draftKeyMax)
  draftKey?: string | null;
}

@InputType({ description: 'One of several cards to be written.' })
export class BatchCardInput {
  @Field(() => PackageCardType, { nullable: true, description: 'Kind of the card, where it is to be checked.' })
  type?: PackageCardType | null;

  @Field({ description: CONTENT })
  @MaxLength(CARDS.contentMax)
  content: string;

  @Field(() => String, { nullable: true, description: DRAFT })
  @IsOptional()
  @Length(1, CARDS.draftKeyMax)
  draftKey?: string | null;
}

@InputType({ description: 'Cards to be written one after the other.' })
export class CreateCardsInput {
  @Field(() => Int, { description: 'An own package.' })
  packageId: number;

  @Field(() => Int, { description: 'A chapter of it.' })
  chapterId: number;

  @Field(() => CardCreatedType, { defaultValue: CardCreatedType.NORMAL, description: 'How they come to be.' })
  createdType: CardCreatedType;

  @Field(() => [BatchCardInput], { description: '1 to 100 cards, all written or none.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(CARDS.createMax)
  @ValidateNested({ each: true })
  cards: BatchCardInput[];

  @Field(() => Int, { nullable: true, description: AFTER })
  afterCardId?: number | null;

  @Field(() => Int, { nullable: true, description: BEFORE })
  beforeCardId?: number | null;
}

@InputType({ description: 'What a card is to say.' })
export class UpdateCardInput {
  @Field({ description: CONTENT })
  @MaxLength(CARDS.contentMax)
  content: string;

  @Field(() => CardCreatedType, { defaultValue: CardCreatedType.NORMAL, description: 'How it is changed.' })
  updatedType: CardCreatedType;

  @Field(() => String, {
    nullable: true,
    description:
      '`contentHash` of the card that was edited: where it has another by now, nothing is changed. Absent: the last change wins.',
  })
  @IsOptional()
  @MaxLength(CARDS.draftKeyMax)
  baseContentHash?: string | null;
}

@InputType({ description: 'Cards to be moved.' })
export class MoveCardsInput {
  @Field(() => [Int], { description: '1 to 500 own cards, in the order in which they are to stand.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(CARDS.selectionMax)
  cardIds: number[];

  @Field(() => Int, { description: 'An own chapter, also of another package of the same kind.' })
  targetChapterId: number;

  @Field(() => Int, { nullable: true, description: 'The card of that chapter that follows them; null puts them last.' })
  beforeCardId?: number | null;
}

@InputType({ description: 'A card to be moved.' })
export class MoveCardInput {
  @Field(() => Int, { description: 'The package it stands in.' })
  sourcePkgId: number;

  @Field(() => Int, { description: 'The chapter it stands in.' })
  sourceChapterId: number;

  @Field(() => Int, { description: 'An own card.' })
  cardId: number;

  @Field(() => Int, { description: 'An own chapter, also of another package of the same kind.' })
  targetChapterId: number;

  @Field(() => Int, { nullable: true, description: 'The card of that chapter that follows it; null puts it last.' })
  beforeCardId?: number | null;
}

@InputType({ description: 'Cards to be copied.' })
export class CopyCardsInput {
  @Field(() => [Int], { description: '1 to 100 own cards, in the order in which their copies are to stand.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(CARDS.createMax)
  cardIds: number[];

  @Field(() => Int, { description: 'An own chapter, also of another package of the same kind.' })
  chapterId: number;

  @Field(() => Int, { nullable: true, description: AFTER })
  afterCardId?: number | null;

  @Field(() => Int, { nullable: true, description: BEFORE })
  beforeCardId?: number | null;
}

@ArgsType()
export class SelectedCardsArgs {
  @Field(() => Int, { description: 'An own package.' })
  packageId: number;

  @Field(() => [Int], { description: '1 to 500 cards of it.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(CARDS.selectionMax)
  cardIds: number[];
}

@ArgsType()
export class CardsArgs {
  @Field(() => Int, { description: 'The package.' })
  packageId: number;

  @Field(() => Int, { description: 'A chapter of it.' })
  chapterId: number;

  @Field(() => Int, { nullable: true, description: 'Goes on after this card.' })
  afterCardId?: number | null;

  @Field(() => Int, { defaultValue: PAGE_SIZE, description: 'Cards to answer, 1 to 100.' })
  @Min(1)
  @Max(PAGE_SIZE_MAX)
  limit: number;
}

@ArgsType()
export class FindCardsArgs {
  @Field(() => Int, { description: 'An own package.' })
  packageId: number;

  @Field({
    description: 'Words that a card is to say, all of them, in any case; at most 100 characters and ten words.',
  })
  @MaxLength(FINDING.keywordMax)
  keyword: string;

  @Field(() => Int, { nullable: true, description: 'Goes on after this card of the package.' })
  afterCardId?: number | null;

  @Field(() => Int, { defaultValue: PAGE_SIZE, description: 'Cards to answer, 1 to 100.' })
  @Min(1)
  @Max(PAGE_SIZE_MAX)
  limit: number;
}
