import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '#server/api/access.ts';
import type { Context } from '#server/api/context.ts';
import { Rest } from '#server/api/rest/rest.decorator.ts';
import { LocalDateScalar } from '#server/api/scalars/local-date.ts';
import { guestLogin } from '../auth/auth.service.ts';
import { LoginResult } from '../auth/login-result.ts';
import { debugCheckIn, debugLogin } from './debug.service.ts';
import { DebugCheckIn } from './debug.types.ts';

@Resolver()
export class DebugResolver {
  @Mutation(() => LoginResult, { description: 'Logs in as anyone (outside production).' })
  @Access('visitor', { debug: true })
  @Rest('POST /debug/login')
  debugLogin(
    @Ctx() ctx: Context,
    @Arg('account', { description: 'Id or e-mail.' }) account: string,
  ): Promise<LoginResult> {
    return debugLogin(ctx, account);
  }

  @Mutation(() => LoginResult, { description: 'Makes a guest and logs it in (outside production).' })
  @Access('visitor', { debug: true })
  @Rest('POST /debug/login-guest')
  debugLoginGuest(@Ctx() ctx: Context): Promise<LoginResult> {
    return guestLogin(ctx);
  }

  @Mutation(() => DebugCheckIn, { description: 'Checks the caller in on past days (outside production).' })
  @Access('member', { debug: true })
  @Rest('POST /debug/check-in')
  debugCheckIn(
    @Ctx() ctx: Context,
    @Arg('dates', () => [LocalDateScalar], { description: '1 to 400 days up to today.' }) dates: string[],
  ): Promise<DebugCheckIn> {
    return debugCheckIn(ctx, dates);
  }
}
