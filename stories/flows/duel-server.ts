import { energy } from '#stories/features/atlas/sample-atlas.ts';
import { challenge, resultOf } from '#stories/features/end-flow/result.ts';
import { wordUnit } from '#stories/features/lesson/units.ts';
import { flowResolvers, told } from './server.ts';

/** The challenge of these flows: the first, behind the third level. */
export const FIRST = { index: 1, startLevel: 1, endLevel: 3 };

let star = 0;
let bread = 30;

/** Nobody was beaten yet. */
export function resetDuels() {
  star = 0;
  bread = 30;
}

const duel = () => ({ ...wordUnit, stageId: 71, packageId: null, challengeIndex: FIRST.index, level: FIRST.endLevel });
const outcome = (blood: number) => ({
  ...challenge,
  index: FIRST.index,
  blood,
  region: { region: 1, stars: star, of: 9, diamond: 20, received: false },
});

/** The server of the other flows, with the challenges of its map. */
export const duelResolvers = {
  Query: {
    ...flowResolvers.Query,
    energy: () => energy(bread)(),
    challengeStages: (_: unknown, { offset, limit }: { offset: number; limit: number }) => ({
      total: 3,
      offset,
      limit,
      challengeStages: [3, 2, 1].map((index) => ({
        index,
        level: [3, 6, 10][index - 1],
        active: index === FIRST.index,
        npcImage: `100${index}`,
        star: index === FIRST.index ? star : 0,
        lastCompletedAt: null,
      })),
    }),
    regionRewardStatus: () => ({ received: [] }),
    challengePreparation: () => ({ requiredEnergy: 5, exp: star === 0 ? 30 : 10 }),
  },
  Mutation: {
    ...flowResolvers.Mutation,
    startChallenge: (_: unknown, { input }: { input: unknown }) => {
      told('startChallenge', input);
      bread -= 5;
      return { ...duel(), energy: energy(bread)() };
    },
    reportUnitComplete: (_: unknown, { input }: { input: { blood: number } }) => {
      told('reportUnitComplete', input);
      star = 3;
      const result = resultOf(true);
      return {
        ...result,
        stats: { ...result.stats, level: FIRST.endLevel, exp: 30, comboExp: 0 },
        challenge: outcome(input.blood),
      };
    },
    reportUnitCancel: (_: unknown, { input }: { input: { unitId: number } }) => {
      told('reportUnitCancel', input);
      return { unitId: input.unitId, energyReturned: 0, energy: energy(bread)() };
    },
  },
};
