import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '#server/kernel/access.ts';
import { Changes } from '#server/kernel/changes.ts';
import type { Context } from '#server/kernel/context.ts';
import { Rest } from '#server/kernel/rest.ts';
import { Termination, User } from '../users/user.entity.ts';
import { BindEmailInput, LoginInput, RegisterInput, ResetPasswordInput, SendEmailCodeInput } from './auth.inputs.ts';
import {
  applyTermination,
  bindEmail,
  cancelTermination,
  guestLogin,
  login,
  logout,
  register,
  resetPassword,
} from './auth.service.ts';
import { sendEmailCode } from './email-code.service.ts';
import { EmailCodeTicket } from './email-code-ticket.ts';
import { LoginResult } from './login-result.ts';

@Resolver()
export class AuthResolver {
  @Mutation(() => LoginResult, { description: 'Makes a guest account and logs it in.' })
  @Changes()
  @Access('visitor', { secret: true })
  @Rest('POST /v1/auth/guest/login')
  guestLogin(@Ctx() ctx: Context): Promise<LoginResult> {
    return guestLogin(ctx);
  }

  @Mutation(() => EmailCodeTicket, {
    description: 'Mails a code; the answer is the same whether or not an account exists.',
  })
  @Changes()
  @Access('visitor', { slow: true, secret: true })
  @Rest('POST /v1/auth/vcode/email')
  sendEmailCode(@Ctx() ctx: Context, @Arg('input') input: SendEmailCodeInput): Promise<EmailCodeTicket> {
    return sendEmailCode(ctx, input);
  }

  @Mutation(() => LoginResult, { description: 'Makes an account with an e-mail and logs it in.' })
  @Changes()
  @Access('visitor', { slow: true, secret: true })
  @Rest('POST /v1/auth/register/email')
  register(@Ctx() ctx: Context, @Arg('input') input: RegisterInput): Promise<LoginResult> {
    return register(ctx, input);
  }

  // guard: what opens an account says so
  @Mutation(() => LoginResult, { description: 'Logs in by password or by a mailed code.' })
  @Changes()
  @Access('visitor', { slow: true, secret: true })
  @Rest('POST /v1/auth/login')
  login(@Ctx() ctx: Context, @Arg('input') input: LoginInput): Promise<LoginResult> {
    return login(ctx, input);
  }

  @Mutation(() => Boolean, { description: 'Sets a new password and ends every session of the account.' })
  @Changes()
  @Access('visitor', { slow: true, secret: true })
  @Rest('POST /v1/auth/reset-pwd/email', { as: 'reset' })
  resetPassword(@Ctx() ctx: Context, @Arg('input') input: ResetPasswordInput): Promise<boolean> {
    return resetPassword(ctx, input);
  }

  @Mutation(() => Boolean, { description: 'Ends the session of the token.' })
  @Changes()
  @Access('leaving', { secret: true })
  @Rest('POST /v1/auth/logout', { as: 'loggedOut' })
  logout(@Ctx() ctx: Context): Promise<boolean> {
    return logout(ctx);
  }

  @Mutation(() => User, { description: 'Turns a guest into an account with an e-mail; everything earned stays.' })
  @Changes('tasks', 'unclaimedTaskCount')
  @Access('member', { slow: true, secret: true })
  @Rest('POST /v1/users/email/bind')
  bindEmail(@Ctx() ctx: Context, @Arg('input') input: BindEmailInput): Promise<User> {
    return bindEmail(ctx, input);
  }

  @Mutation(() => Termination, { description: 'Asks for the end of the account in seven days.' })
  @Changes('currentUser')
  @Access('member')
  @Rest('POST /v1/users/apply-termination')
  applyTermination(@Ctx() ctx: Context): Promise<Termination> {
    return applyTermination(ctx);
  }

  @Mutation(() => Boolean, { description: 'Keeps the account after all.' })
  @Changes('currentUser')
  @Access('leaving')
  @Rest('POST /v1/users/cancel-termination', { as: 'cancelled' })
  cancelTermination(@Ctx() ctx: Context): Promise<boolean> {
    return cancelTermination(ctx);
  }
}
