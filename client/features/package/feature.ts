import type { Feature } from '#client/routing/feature.ts';

export const pkg = { cache: { CardStat: { keyFields: ['cardId'] } } } satisfies Feature;
