import { offsetList } from '#client/graphql/offset-list.ts';
import type { Feature } from '#client/routing/feature.ts';
import { growingList } from './growing-list.ts';

export const atlas = {
  place: { to: '/atlas', icon: 'atlas', order: 1, name: { zh: '闯关', en: 'Levels' } },
  cache: {
    Query: { fields: { atlasStages: growingList('stages'), challengeStages: offsetList('challengeStages') } },
    AtlasStage: { keyFields: ['level'] },
  },
} satisfies Feature;
