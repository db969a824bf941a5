import { defineModule } from '#server/kernel/module.ts';
import { CommunityResolver } from './community.resolver.ts';

export const community = defineModule({ name: 'community', resolvers: [CommunityResolver] });
