import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '#server/kernel/access.ts';
import { Changes } from '#server/kernel/changes.ts';
import type { Context } from '#server/kernel/context.ts';
import { Rest } from '#server/kernel/rest.ts';
import { rankHome } from './rank.service.ts';
import { BlockRankUserInput, RankHome, RankResultInput, RankSettled } from './rank.types.ts';
import { blockRankUser } from './rank-block.service.ts';
import { claimRankReward, keepRank } from './rank-claim.service.ts';

@Resolver()
export class RankResolver {
  @Query(() => RankHome, { description: 'The league as the caller sees it now.' })
  @Access('member')
  @Rest('GET /rank/home')
  rankHome(@Ctx() ctx: Context): Promise<RankHome> {
    return rankHome(ctx);
  }

  @Mutation(() => RankSettled, {
    description: 'Takes the latest result with its reward; one that fell starts from the lower rank.',
  })
  @Changes('rankHome')
  @Access('member')
  @Rest('POST /rank/claim-reward')
  claimRankReward(
    @Arg('input', { description: 'The result.' }) input: RankResultInput,
    @Ctx() ctx: Context,
  ): Promise<RankSettled> {
    return claimRankReward(ctx, input.resultId);
  }

  @Mutation(() => RankSettled, { description: 'Takes the latest result without its fall, for diamonds.' })
  @Changes('rankHome')
  @Access('member')
  @Rest('POST /rank/diamond-keep-rank')
  diamondKeepRank(
    @Arg('input', { description: 'The result.' }) input: RankResultInput,
    @Ctx() ctx: Context,
  ): Promise<RankSettled> {
    return keepRank(ctx, input.resultId);
  }

  @Mutation(() => Boolean, { description: 'Hides a name of the group from the caller, or shows it again.' })
  @Changes('rankHome')
  @Access('member')
  @Rest('POST /rank/block', { as: 'blocked' })
  blockRankUser(
    @Arg('input', { description: 'Who, and whether.' }) input: BlockRankUserInput,
    @Ctx() ctx: Context,
  ): Promise<boolean> {
    return blockRankUser(ctx, input);
  }
}
