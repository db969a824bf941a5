import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '#server/kernel/access.ts';
import { Changes } from '#server/kernel/changes.ts';
import type { Context } from '#server/kernel/context.ts';
import { Rest } from '#server/kernel/rest.ts';
import { ClaimedReward, TaskBoard } from './task.entity.ts';
import { ClaimTaskRewardInput } from './task.inputs.ts';
import { claimAllTaskRewards, claimTaskReward, taskBoard, unclaimedTaskCount } from './tasks.service.ts';

@Resolver()
export class TasksResolver {
  @Query(() => TaskBoard, { description: 'Daily, weekly and newbie tasks of the caller.' })
  @Access('member')
  @Rest('GET /v1/tasks')
  tasks(@Ctx() ctx: Context): Promise<TaskBoard> {
    return taskBoard(ctx);
  }

  @Query(() => Int, { description: 'Rewards that wait to be claimed.' })
  @Access('member')
  @Rest('GET /v1/tasks/unclaimed-count', { as: 'count' })
  unclaimedTaskCount(@Ctx() ctx: Context): Promise<number> {
    return unclaimedTaskCount(ctx);
  }

  @Mutation(() => ClaimedReward, { description: 'Grants the reward of a completed task, once a period.' })
  @Changes('tasks', 'unclaimedTaskCount')
  @Access('member')
  @Rest('POST /v1/tasks/claim-reward')
  claimTaskReward(@Ctx() ctx: Context, @Arg('input') input: ClaimTaskRewardInput): Promise<ClaimedReward> {
    return claimTaskReward(ctx, input);
  }

  @Mutation(() => ClaimedReward, {
    description: 'Grants every reward that waits, of all types of tasks; `count` is 0 where none does.',
  })
  @Changes('tasks', 'unclaimedTaskCount')
  @Access('member')
  @Rest('POST /v1/tasks/claim-rewards')
  claimAllTaskRewards(@Ctx() ctx: Context): Promise<ClaimedReward> {
    return claimAllTaskRewards(ctx);
  }
}
