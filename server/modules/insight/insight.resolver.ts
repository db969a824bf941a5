import { Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '#server/kernel/access.ts';
import type { Context } from '#server/kernel/context.ts';
import { Rest } from '#server/kernel/rest.ts';
import { memoryInsights } from './insight.service.ts';
import { MemoryInsights } from './insight.types.ts';

@Resolver()
export class InsightResolver {
  @Query(() => MemoryInsights, { description: "The caller's memory; days are those where the caller is." })
  @Access('member')
  @Rest('GET /v1/learn/memory')
  memoryInsights(@Ctx() ctx: Context): Promise<MemoryInsights> {
    return memoryInsights(ctx);
  }
}
