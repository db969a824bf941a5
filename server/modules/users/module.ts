import { defineModule } from '#server/kernel/module.ts';
import { User } from './user.entity.ts';
import { UserResolver } from './user.resolver.ts';
import { USERS_ERRORS } from './users.errors.ts';

export const users = defineModule({ name: 'users', errors: USERS_ERRORS, resolvers: [UserResolver], entities: [User] });
