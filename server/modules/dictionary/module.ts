import { defineModule } from '#server/kernel/module.ts';
import { DictionaryResolver } from './dictionary.resolver.ts';
import { Dictionary1800000000720 } from './migrations/1800000000720-dictionary.ts';

export const dictionary = defineModule({
  name: 'dictionary',
  resolvers: [DictionaryResolver],
  migrations: [Dictionary1800000000720],
});
