import { defineModule } from '#server/kernel/module.ts';
import { ProblemsResolver } from './problems.resolver.ts';

export const problems = defineModule({ name: 'problems', resolvers: [ProblemsResolver] });
