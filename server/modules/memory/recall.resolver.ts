import { IsIn, Max, Min } from 'class-validator';
import { Args, ArgsType, Ctx, Field, Float, Mutation, Query, Resolver } from 'type-graphql';
import { TARGET_RECALL_MAX, TARGET_RECALL_MIN } from '#domain/limits.ts';
import { Access } from '#server/kernel/access.ts';
import { Changes } from '#server/kernel/changes.ts';
import type { Context } from '#server/kernel/context.ts';
import { Rest } from '#server/kernel/rest.ts';
import { TARGETS } from './cost.rules.ts';
import { recallPlan, setTargetRecall } from './recall.service.ts';
import { RecallPlan } from './recall.types.ts';

@ArgsType()
class TargetRecallArgs {
  @Field(() => Float, {
    description: `The recall to aim at, ${TARGET_RECALL_MIN} to ${TARGET_RECALL_MAX}, with two decimals at most.`,
  })
  @Min(TARGET_RECALL_MIN)
  @Max(TARGET_RECALL_MAX)
  // Counting decimals would stumble over a number as small as 5e-324.
  @IsIn(TARGETS)
  target: number;
}

@Resolver()
export class RecallResolver {
  @Query(() => RecallPlan, { description: 'The recall that the caller aims at, and what others would cost.' })
  @Access('member')
  @Rest('GET /v1/learn/recall')
  recallPlan(@Ctx() ctx: Context): Promise<RecallPlan> {
    return recallPlan(ctx);
  }

  @Mutation(() => Float, { description: 'Aims at a recall from now on; answers it.' })
  @Changes('recallPlan', 'memoryInsights', 'myCards', 'studyControl')
  @Access('member')
  @Rest('PUT /v1/learn/recall', { as: 'targetRecall' })
  setTargetRecall(@Ctx() ctx: Context, @Args(() => TargetRecallArgs) { target }: TargetRecallArgs): Promise<number> {
    return setTargetRecall(ctx, target);
  }
}
