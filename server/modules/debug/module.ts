import { defineModule } from '#server/kernel/module.ts';
import { DebugResolver } from './debug.resolver.ts';

export const debug = defineModule({ name: 'debug', resolvers: [DebugResolver] });
