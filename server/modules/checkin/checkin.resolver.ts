import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '#server/kernel/access.ts';
import { Changes } from '#server/kernel/changes.ts';
import type { Context } from '#server/kernel/context.ts';
import { Rest } from '#server/kernel/rest.ts';
import { LocalDateScalar } from '#server/kernel/scalars/local-date.ts';
import { CheckIn, CheckInDay } from './checkin.entity.ts';
import { checkIn, checkInStats, markCheckInPopped } from './checkin.service.ts';

@Resolver()
export class CheckInResolver {
  @Query(() => CheckIn, { description: 'The streak of the caller.' })
  @Access('member')
  @Rest('GET /v1/users/check-in/ct')
  checkIn(@Ctx() ctx: Context): Promise<CheckIn> {
    return checkIn(ctx);
  }

  @Query(() => [CheckInDay], { description: 'The calendar day by day.' })
  @Access('member')
  @Rest('GET /v1/users/check-in/stats', { as: 'stats' })
  checkInStats(
    @Ctx() ctx: Context,
    @Arg('startDate', () => LocalDateScalar, { description: 'First day, included.' }) startDate: string,
    @Arg('endDate', () => LocalDateScalar, { description: 'Last day, included; at most 399 days later.' })
    endDate: string,
  ): Promise<CheckInDay[]> {
    return checkInStats(ctx, startDate, endDate);
  }

  @Mutation(() => Boolean, {
    description: "Remembers that today's check-in was celebrated; false where there is none.",
  })
  @Changes('checkIn')
  @Access('member')
  @Rest('POST /v1/users/check-in/mark-popped', { as: 'popped' })
  markCheckInPopped(@Ctx() ctx: Context): Promise<boolean> {
    return markCheckInPopped(ctx);
  }
}
