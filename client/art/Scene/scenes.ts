import type { Drawing } from '../kit/drawing.ts';
import { lazyDrawings } from '../kit/lazy.ts';

export type SceneName = 'emptyShelf' | 'noMessages' | 'noResults' | 'offline' | 'notFound' | 'burnt' | 'resting';

/** The scenes of states without content, each in a chunk of its own. */
export const scenes = lazyDrawings<SceneName, Drawing>(
  {
    emptyShelf: () => import('../scenes/empty-shelf.ts').then((m) => m.emptyShelf),
    noMessages: () => import('../scenes/no-messages.ts').then((m) => m.noMessages),
    noResults: () => import('../scenes/no-results.ts').then((m) => m.noResults),
    offline: () => import('../scenes/offline.ts').then((m) => m.offline),
    notFound: () => import('../scenes/not-found.ts').then((m) => m.notFound),
    burnt: () => import('../scenes/burnt.ts').then((m) => m.burnt),
    resting: () => import('../scenes/resting.ts').then((m) => m.resting),
  },
  'resting',
);
