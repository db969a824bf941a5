import { Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../api/access.ts';
import type { Context } from '../../api/context.ts';
import { Rest } from '../../api/rest/rest.decorator.ts';
import { guestLogin } from './auth.service.ts';
import { LoginResult } from './login-result.ts';

@Resolver()
export class AuthResolver {
  @Mutation(() => LoginResult, { description: 'Makes a guest account and logs it in.' })
  @Access('visitor')
  @Rest('POST /v1/auth/guest/login')
  guestLogin(@Ctx() ctx: Context): Promise<LoginResult> {
    return guestLogin(ctx);
  }
}
