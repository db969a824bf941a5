import { defineModule } from '#server/kernel/module.ts';
import { AUTH_ERRORS } from './auth.errors.ts';
import { AuthResolver } from './auth.resolver.ts';
import { EmailCode } from './email-code.entity.ts';
import { Session } from './session.entity.ts';

export const auth = defineModule({
  name: 'auth',
  errors: AUTH_ERRORS,
  resolvers: [AuthResolver],
  entities: [EmailCode, Session],
});
