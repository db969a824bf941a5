import { defineModule } from '#server/kernel/module.ts';
import { StatsResolver } from './stats.resolver.ts';

export const stats = defineModule({ name: 'stats', resolvers: [StatsResolver] });
