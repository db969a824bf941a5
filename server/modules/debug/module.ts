import { defineModule } from '#server/kernel/module.ts';
import { DEBUG_ERRORS } from './debug.errors.ts';
import { DebugResolver } from './debug.resolver.ts';
import { DebugQueue } from './debug-queue.entity.ts';
import { DebugQueue1800000001090 } from './migrations/1800000001090-debug-queue.ts';

export const debug = defineModule({
  name: 'debug',
  errors: DEBUG_ERRORS,
  resolvers: [DebugResolver],
  entities: [DebugQueue],
  migrations: [DebugQueue1800000001090],
});
