import { AppResolver } from '../modules/app/app.resolver.ts';
import { AuthResolver } from '../modules/auth/auth.resolver.ts';
import { UserResolver } from '../modules/users/user.resolver.ts';

/** Every resolver class of the API. */
export const RESOLVERS = [AppResolver, AuthResolver, UserResolver];
