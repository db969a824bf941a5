import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '#server/kernel/access.ts';
import type { Context } from '#server/kernel/context.ts';
import { Rest } from '#server/kernel/rest.ts';
import { cardStats } from '../memory/memory.service.ts';
import { CardIdsArgs } from './stats.inputs.ts';
import { statsOverview } from './stats.service.ts';
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
  cardStats(@Ctx() ctx: Context, @Args(() => CardIdsArgs) { cardIds }: CardIdsArgs): Promise<CardStats> {
    return cardStats(ctx, cardIds);
  }
}
