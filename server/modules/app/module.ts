import { defineModule } from '#server/kernel/module.ts';
import { AppResolver } from './app.resolver.ts';

export const app = defineModule({ name: 'app', resolvers: [AppResolver] });
