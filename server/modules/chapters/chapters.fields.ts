import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/kernel/context.ts';
import { KeyedBy } from '#server/kernel/rest.ts';
import { Package } from '../packages/package.entity.ts';
import { Chapter } from './chapter.entity.ts';
import { chaptersOf } from './chapter.service.ts';

@ObjectType({ description: 'Number of cards of a chapter.' })
class ChapterCardsCount {
  @Field(() => Int, { description: 'The chapter.' })
  chapterId: number;

  @Field(() => Int, { description: 'Cards in it, 0 or more.' })
  count: number;
}

@Resolver(() => Package)
export class ChaptersOfPackage {
  @FieldResolver(() => [Chapter], { description: 'Chapters in reading order.' })
  @KeyedBy('id')
  chapters(@Root() of: Package, @Ctx() ctx: Context): Promise<readonly Chapter[]> {
    return chaptersOf(ctx, of);
  }

  @FieldResolver(() => [ChapterCardsCount], { description: 'Number of cards of each chapter.' })
  @KeyedBy('chapterId', { value: 'count' })
  async chapterCardsCount(@Root() of: Package, @Ctx() ctx: Context): Promise<ChapterCardsCount[]> {
    return (await chaptersOf(ctx, of)).map(({ id, cardCount }) => ({ chapterId: id, count: cardCount }));
  }
}
