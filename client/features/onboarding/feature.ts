import type { Feature } from '#client/routing/feature.ts';

export const onboarding = { cache: { IdentityTag: { keyFields: ['key'] } } } satisfies Feature;
