import { fn } from 'storybook/test';
import { energy, overview, preparation } from '#stories/features/atlas/sample-atlas.ts';
import { login } from '#stories/features/auth/data.ts';
import { checkInResolvers, resultOf } from '#stories/features/end-flow/result.ts';
import { wordUnit } from '#stories/features/lesson/units.ts';
import { server as onboarding } from '#stories/features/onboarding/data.ts';
import { shelfPackages, starterPackages } from '#stories/support/sample-packages.ts';
import { dailyTasks, newbieTasks, weeklyTasks } from '#stories/support/sample-tasks.ts';
import { sampleUser } from '#stories/support/sample-user.ts';

interface State {
  identityTags: { key: number; text: string | null }[];
  checkInTarget: number | null;
  /** Ids of the packages on the shelf. */
  shelf: number[];
  activeLevel: number;
  /** A unit was started and neither completed nor cancelled. */
  learning: boolean;
  bread: number;
}

const newcomer: State = {
  identityTags: [],
  checkInTarget: null,
  shelf: [],
  activeLevel: 1,
  learning: false,
  bread: 30,
};

/** A learner whose shelf holds the English words, four levels in. */
export const learner: State = {
  identityTags: [{ key: 43, text: null }],
  checkInTarget: 14,
  shelf: [3],
  activeLevel: 4,
  learning: false,
  bread: 30,
};

let state = newcomer;

/** What the server was told, by the name of the mutation. */
export const told = fn<(mutation: string, input: unknown) => void>();

/** Begins a flow anew, for a newcomer unless told. */
export function resetServer(to: State = newcomer) {
  state = { ...to };
  told.mockClear();
}

const onShelf = () => shelfPackages([0, 0, 0, 0, 0]).filter(({ id }) => state.shelf.includes(id));

/** Stages below the active one are done with the English words. */
function stages(_: unknown, { offset, limit }: { offset: number; limit: number }) {
  const all = Array.from({ length: state.activeLevel }, (_, i) => {
    const level = state.activeLevel - i;
    const done = i > 0;
    return {
      level,
      completedAt: done ? '2026-04-14T09:30:00.000Z' : null,
      stageId: done ? 500 + level : null,
      pkgInfo: done ? shelfPackages([0])[0] : null,
    };
  });
  return {
    activeLevel: state.activeLevel,
    total: all.length,
    offset,
    limit,
    stages: all.slice(offset, offset + limit),
  };
}

const unit = () => ({ ...wordUnit, challengeIndex: null, level: state.activeLevel });
const currentUser = () => ({
  ...sampleUser,
  identityTags: state.identityTags.map(({ key, text }) => ({ key, name: '', text })),
  flag: { freeEnergyUsed: false },
});
const saved = () => onboarding({ identityTags: state.identityTags, checkInTarget: state.checkInTarget });

/** A server that remembers what it is told, as far as these flows go; everything else is made up by the schema. */
export const flowResolvers = {
  Query: {
    appInfo: () => ({
      fullVersion: '0.1.0',
      feedbackUrl: 'https://example.com',
      production: true,
      androidReview: false,
    }),
    identityTags: () => saved().Query.identityTags(),
    userTags: () => saved().Query.userTags(),
    currentUser,
    shelf: () => ({ packages: onShelf() }),
    recommendedPackages: () => starterPackages(state.shelf),
    atlasStages: stages,
    energy: () => energy(state.bread)(),
    assets: () => ({ diamond: 120, exp: 40 }),
    ...checkInResolvers({ continuousDays: 11, accumulatedDays: 96, maxContinuousDays: 36, target: 30 }).Query,
    statsOverview: overview,
    unclaimedTaskCount: () => 1,
    unreadMessageCount: () => 0,
    rankHome: () => ({ type: 'NOT_QUALIFIED' }),
    tasks: () => ({
      daily: { deadline: '2026-04-15T16:00:00.000Z', tasks: dailyTasks() },
      weekly: { deadline: '2026-04-19T16:00:00.000Z', tasks: weeklyTasks(1, []) },
      newbie: { deadline: null, tasks: newbieTasks() },
    }),
    stagePreparation: () => ({ ...preparation(onShelf())(), stageLevel: state.activeLevel }),
    vip: () => ({ expireAt: null }),
    latestUnit: () => (state.learning ? unit() : null),
  },
  Mutation: {
    guestLogin: () => ({ ...login, user: { ...login.user, guest: true } }),
    updatePreferences: () => currentUser(),
    setIdentityTags: (_: unknown, { identityTags }: { identityTags: { key: number; text?: string }[] }) => {
      told('setIdentityTags', identityTags);
      state.identityTags = identityTags.map(({ key, text }) => ({ key, text: text ?? null }));
      return currentUser();
    },
    setCheckInTarget: (_: unknown, { days }: { days: number }) => {
      told('setCheckInTarget', days);
      state.checkInTarget = days;
      return { id: sampleUser.id, checkInTarget: days };
    },
    addToShelf: (_: unknown, { packageId }: { packageId: number }) => {
      told('addToShelf', packageId);
      state.shelf = [packageId, ...state.shelf];
      return onShelf().find(({ id }) => id === packageId);
    },
    startStage: (_: unknown, { input }: { input: { packageId: number } }) => {
      told('startStage', input);
      Object.assign(state, { learning: true, bread: state.bread - 5 });
      return { ...unit(), packageId: input.packageId, energy: energy(state.bread)() };
    },
    reportUnitComplete: (_: unknown, { input }: { input: unknown }) => {
      told('reportUnitComplete', input);
      Object.assign(state, { learning: false, activeLevel: state.activeLevel + 1 });
      return resultOf();
    },
    reportUnitCancel: (_: unknown, { input }: { input: { unitId: number } }) => {
      told('reportUnitCancel', input);
      Object.assign(state, { learning: false, bread: state.bread + 5 });
      return { unitId: input.unitId, energyReturned: 5, energy: energy(state.bread)() };
    },
    markCheckInPopped: () => true,
    claimTaskReward: () => ({ type: 'DIAMOND', count: 10 }),
  },
};
