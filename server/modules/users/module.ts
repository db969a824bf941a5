import { defineModule } from '#server/kernel/module.ts';
import { AVATARS } from './avatar-assets.ts';
import { CardDetail1800000001030 } from './migrations/1800000001030-card-detail.ts';
import { User } from './user.entity.ts';
import { UserResolver } from './user.resolver.ts';
import { USERS_ERRORS } from './users.errors.ts';
import { AuthorOfPackage, VipOfUser } from './users.fields.ts';

export const users = defineModule({
  name: 'users',
  errors: USERS_ERRORS,
  resolvers: [UserResolver, AuthorOfPackage, VipOfUser],
  entities: [User],
  migrations: [CardDetail1800000001030],
  assetReferences: [AVATARS],
});
