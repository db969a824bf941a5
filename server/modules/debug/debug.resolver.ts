import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '#server/kernel/access.ts';
import { Changes } from '#server/kernel/changes.ts';
import type { Context } from '#server/kernel/context.ts';
import { Rest } from '#server/kernel/rest.ts';
import { guestLogin } from '../auth/auth.service.ts';
import { LoginResult } from '../auth/login-result.ts';
import { unitHistory, unitLogs } from '../units/unit.service.ts';
import { debugCheckIn, debugLogin } from './debug.service.ts';
import { DatesArgs, DebugCheckIn, DebugUnitList, DebugUnitLogs } from './debug.types.ts';
import { DebugQueue } from './debug-queue.entity.ts';
import { DebugQueueInput } from './debug-queue.inputs.ts';
import { debugQueue, saveDebugQueue } from './debug-queue.service.ts';

@Resolver()
export class DebugResolver {
  @Query(() => DebugUnitList, { description: 'The latest units of the caller (outside production).' })
  @Access('member', { debug: true })
  @Rest('GET /debug/units')
  debugUnits(@Ctx() ctx: Context): Promise<DebugUnitList> {
    return unitHistory(ctx);
  }

  @Query(() => DebugUnitLogs, {
    description: 'What was reported of a unit of the caller; empty for any other (outside production).',
  })
  @Access('member', { debug: true })
  @Rest('GET /debug/units/:id/logs')
  debugUnitLogs(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'The unit.' }) id: number,
  ): Promise<DebugUnitLogs> {
    return unitLogs(ctx, id);
  }

  @Query(() => DebugQueue, {
    description:
      'How debug units of the caller ask their cards; what the specification says unless saved (outside production).',
  })
  @Access('member', { debug: true })
  @Rest('GET /debug/queue')
  debugQueue(@Ctx() ctx: Context): Promise<DebugQueue> {
    return debugQueue(ctx);
  }

  @Mutation(() => DebugQueue, {
    description: 'Says how debug units of the caller ask their cards, all of it or nothing (outside production).',
  })
  @Changes('debugQueue')
  @Access('member', { debug: true })
  @Rest('PUT /debug/queue')
  saveDebugQueue(@Arg('input') input: DebugQueueInput, @Ctx() ctx: Context): Promise<DebugQueue> {
    return saveDebugQueue(ctx, input);
  }

  @Mutation(() => LoginResult, { description: 'Logs in as anyone (outside production).' })
  @Changes()
  @Access('visitor', { debug: true, secret: true })
  @Rest('POST /debug/login')
  debugLogin(
    @Ctx() ctx: Context,
    @Arg('account', { description: 'Id or e-mail.' }) account: string,
  ): Promise<LoginResult> {
    return debugLogin(ctx, account);
  }

  @Mutation(() => LoginResult, { description: 'Makes a guest and logs it in (outside production).' })
  @Changes()
  @Access('visitor', { debug: true, secret: true })
  @Rest('POST /debug/login-guest')
  debugLoginGuest(@Ctx() ctx: Context): Promise<LoginResult> {
    return guestLogin(ctx);
  }

  @Mutation(() => DebugCheckIn, { description: 'Checks the caller in on past days (outside production).' })
  @Changes('checkIn', 'checkInStats')
  @Access('member', { debug: true })
  @Rest('POST /debug/check-in')
  debugCheckIn(@Ctx() ctx: Context, @Args(() => DatesArgs) { dates }: DatesArgs): Promise<DebugCheckIn> {
    return debugCheckIn(ctx, dates);
  }
}
