import { defineModule } from '#server/kernel/module.ts';
import { InsightResolver } from './insight.resolver.ts';
import { MemoryPage1800000001050 } from './migrations/1800000001050-memory-page.ts';

export const insights = defineModule({
  name: 'insight',
  resolvers: [InsightResolver],
  migrations: [MemoryPage1800000001050],
});
