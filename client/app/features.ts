import type { AnyRoute } from '@tanstack/react-router';
import { about } from '#client/features/about/feature.ts';
import { atlas } from '#client/features/atlas/feature.ts';
import { calendar } from '#client/features/calendar/feature.ts';
import { energy } from '#client/features/energy/feature.ts';
import { memory } from '#client/features/memory/feature.ts';
import { message } from '#client/features/message/feature.ts';
import { mine } from '#client/features/mine/feature.ts';
import { myCards } from '#client/features/my-cards/feature.ts';
import { onboarding } from '#client/features/onboarding/feature.ts';
import { pkg } from '#client/features/package/feature.ts';
import { rank } from '#client/features/rank/feature.ts';
import { recall } from '#client/features/recall/feature.ts';
import { reminders } from '#client/features/reminders/feature.ts';
import { reward } from '#client/features/reward/feature.ts';
import { shelf } from '#client/features/shelf/feature.ts';
import type { Feature, Place } from '#client/routing/feature.ts';
import { pages } from './pages/feature.ts';

/** Every feature that announces something: a new one has its line here. */
const announced = [
  about,
  atlas,
  calendar,
  energy,
  memory,
  message,
  mine,
  myCards,
  onboarding,
  pages,
  pkg,
  rank,
  recall,
  reminders,
  reward,
  shelf,
];

type Announced = (typeof announced)[number];
type RoutesIn<K extends 'open' | 'data' | 'shell'> = Extract<Announced, Record<K, readonly AnyRoute[]>>[K][number];

const features: readonly Feature[] = announced;

/** The routes of all features that stand in one place. */
export const routesIn = <K extends 'open' | 'data' | 'shell'>(place: K) =>
  features.flatMap((feature) => feature[place] ?? []) as RoutesIn<K>[];

/** The main navigation in its order. */
export const places: readonly Place[] = features.flatMap(({ place }) => place ?? []).sort((a, b) => a.order - b.order);

export const dialogs = features.flatMap((feature) => Object.entries(feature.dialogs ?? {}));

/** The dialog that a failed call with this business code opens. */
export const dialogOfFailure = (code: number) => features.find(({ failures }) => failures?.[code])?.failures?.[code];

export const cachePolicies = features.flatMap(({ cache }) => (cache ? [cache] : []));
