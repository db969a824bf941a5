import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Access } from '#server/kernel/access.ts';
import type { Context } from '#server/kernel/context.ts';
import { Rest } from '#server/kernel/rest.ts';
import { CardList } from './card.entity.ts';
import { listCards } from './card.service.ts';

@Resolver()
export class CardResolver {
  @Query(() => CardList, { description: 'Cards of a chapter in their order, 50 at a time.' })
  @Access('member')
  @Rest('GET /v1/package_source/cards/:packageId/:chapterId')
  cards(
    @Arg('packageId', () => Int, { description: 'The package.' }) packageId: number,
    @Arg('chapterId', () => Int, { description: 'A chapter of it.' }) chapterId: number,
    @Arg('afterCardId', () => Int, { nullable: true, description: 'Goes on after this card.' })
    afterCardId: number | null,
    @Ctx() ctx: Context,
  ): Promise<CardList> {
    return listCards(ctx, packageId, chapterId, afterCardId ?? null);
  }
}
