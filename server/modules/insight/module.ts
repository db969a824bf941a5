import { defineModule } from '#server/kernel/module.ts';
import { InsightResolver } from './insight.resolver.ts';

export const insights = defineModule({ name: 'insight', resolvers: [InsightResolver] });
