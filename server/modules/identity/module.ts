import { defineModule } from '#server/kernel/module.ts';
import { IdentityTagName } from './identity.fields.ts';
import { IdentityResolver } from './identity.resolver.ts';

export const identity = defineModule({ name: 'identity', resolvers: [IdentityResolver, IdentityTagName] });
