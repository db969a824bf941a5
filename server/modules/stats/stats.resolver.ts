import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Access } from '#server/api/access.ts';
import type { Context } from '#server/api/context.ts';
import { Rest } from '#server/api/rest/rest.decorator.ts';
import { statsOfCards, statsOverview } from './stats.service.ts';
import { CardStats, StatsOverview } from './stats.types.ts';

@Resolver()
export class StatsResolver {
  @Query(() => StatsOverview, { description: 'Levels, experience and days of the caller.' })
  @Access('member')
  @Rest('GET /v1/stats/overview')
  statsOverview(@Ctx() ctx: Context): Promise<StatsOverview> {
    return statsOverview(ctx);
  }

  @Query(() => CardStats, { description: 'How well the caller knows cards.' })
  @Access('member')
  @Rest('POST /v1/stats/cards')
  cardStats(
    @Ctx() ctx: Context,
    @Arg('cardIds', () => [Int], { description: 'At most 500 cards; a repeated one counts once.' }) cardIds: number[],
  ): Promise<CardStats> {
    return statsOfCards(ctx, cardIds);
  }
}
