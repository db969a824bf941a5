import { defineModule } from '#server/kernel/module.ts';
import { AVATARS } from './avatar-assets.ts';
import { User } from './user.entity.ts';
import { UserResolver } from './user.resolver.ts';
import { USERS_ERRORS } from './users.errors.ts';
import { AuthorOfPackage, VipOfUser } from './users.fields.ts';

export const users = defineModule({
  name: 'users',
  errors: USERS_ERRORS,
  resolvers: [UserResolver, AuthorOfPackage, VipOfUser],
  entities: [User],
  assetReferences: [AVATARS],
});
