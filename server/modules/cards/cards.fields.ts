import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { Relation } from '#server/kernel/access.ts';
import type { Context } from '#server/kernel/context.ts';
import { KeyedBy } from '#server/kernel/rest.ts';
import { Package } from '../packages/package.entity.ts';
import { packageNamed } from '../packages/package.service.ts';
import { Card } from './card.entity.ts';
import { cardsContentHash, chapterCardIds, illustrationOf } from './card.service.ts';

@ObjectType({ description: 'An asset that a card shows.' })
export class CardIllustration {
  @Field({ description: 'The asset.' })
  assetId: string;
}

@ObjectType({ description: 'The cards of a chapter by their ids.' })
export class ChapterCardIds {
  @Field(() => Int, { description: 'The chapter.' })
  chapterId: number;

  @Field(() => [Int], { description: 'Its cards in their order.' })
  cardIds: number[];
}

@Resolver(() => Card)
export class IllustrationOfCard {
  @FieldResolver(() => CardIllustration, { nullable: true, description: 'The picture in its content.' })
  illustration(@Root() { content }: Card): CardIllustration | null {
    return illustrationOf(content);
  }
}

@Resolver(() => Card)
export class PackageOfCard {
  @FieldResolver(() => Package, { description: 'The package it stands in.' })
  @Relation('member')
  package(@Root() { packageId }: Card, @Ctx() ctx: Context): Promise<Package> {
    return packageNamed(ctx, packageId);
  }
}

@Resolver(() => Package)
export class CardsOfPackage {
  @FieldResolver(() => [ChapterCardIds], {
    nullable: true,
    description: "The cards of each chapter that has any; null on packages that are not the caller's own.",
  })
  @Relation('member')
  @KeyedBy('chapterId', { value: 'cardIds' })
  chapterCardIds(@Root() of: Package, @Ctx() ctx: Context): Promise<ChapterCardIds[] | null> {
    return chapterCardIds(ctx, of);
  }

  @FieldResolver(() => String, { description: 'Changes with every card: its content, place, coming and going.' })
  @Relation('visitor')
  cardsContentHash(@Root() of: Package, @Ctx() ctx: Context): Promise<string> {
    return cardsContentHash(ctx, of);
  }
}
