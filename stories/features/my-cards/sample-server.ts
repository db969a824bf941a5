import type { MyCardPartsFragment, StudyControlPartsFragment } from '#client/graphql/generated/my-cards.ts';
import { noControl, sampleCards } from './sample-cards.ts';

interface Asked {
  filter: string;
  search?: string | null;
  offset: number;
  limit: number;
}
type Input = { input: { cardIds: number[]; until?: string } };

let cards: MyCardPartsFragment[] = [];
let gone: MyCardPartsFragment[] = [];
let control: StudyControlPartsFragment = noControl;

const PASSES: Record<string, (card: MyCardPartsFragment) => boolean> = {
  ALL: () => true,
  DUE: ({ due }) => due,
  HARD: ({ lapses, state }) => lapses >= 4 && state !== 'KNOWN',
  MASTERED: ({ mastered }) => mastered,
  PAUSED: ({ state }) => state === 'PAUSED' || state === 'CHAPTER_PAUSED',
};
const change = ({ input: { cardIds } }: Input, to: Partial<MyCardPartsFragment>) => {
  cards = cards.map((card) => (cardIds.includes(card.cardId) ? { ...card, ...to } : card));
  return cardIds;
};

/** A server that keeps what was laid aside. */
export const cardServer = {
  Query: {
    myCards: (_: unknown, { filter, search, offset, limit }: Asked) => {
      const said = cards.filter(({ title, detail }) => `${title}${detail}`.includes(search ?? ''));
      const passing = said.filter((card) => PASSES[filter]?.(card));
      const count = (name: string) => said.filter((card) => PASSES[name]?.(card)).length;
      return {
        cards: passing.slice(offset, offset + limit),
        hasMore: offset + limit < passing.length,
        counts: {
          all: count('ALL'),
          due: count('DUE'),
          hard: count('HARD'),
          mastered: count('MASTERED'),
          paused: count('PAUSED'),
        },
      };
    },
    studyControl: () => control,
  },
  Mutation: {
    pauseCards: (_: unknown, given: Input) =>
      change(given, {
        state: 'PAUSED',
        due: false,
        needsHelp: false,
        until: given.input.until,
        nextDay: given.input.until,
      }),
    resumeCards: (_: unknown, given: Input) =>
      change(given, { state: 'LEARNING', until: null, nextDay: '2026-04-15', due: true }),
    markCardsKnown: (_: unknown, given: Input) =>
      change(given, { state: 'KNOWN', due: false, nextDay: null, mastered: true }),
    restartCards: (_: unknown, { input: { cardIds } }: Input) => {
      gone = cards.filter(({ cardId }) => cardIds.includes(cardId));
      cards = cards.filter(({ cardId }) => !cardIds.includes(cardId));
      return cardIds;
    },
    undoRestart: (_: unknown, { input: { cardIds } }: Input) => {
      cards = [...gone, ...cards];
      return cardIds;
    },
    beginHoliday: (_: unknown, { until }: { until: string }) => {
      control = { ...control, holiday: { since: '2026-04-15', until }, offers: [] };
      return control;
    },
    endHoliday: () => {
      control = { ...control, holiday: null };
      return control;
    },
    planCatchUp: (_: unknown, { days }: { days: number }) => {
      control = {
        ...control,
        offers: [],
        catchUp: { since: '2026-04-15', until: '2026-04-19', dailyCards: 80 / days, doneToday: 0 },
      };
      return control;
    },
  },
};

/** What the server holds when a story begins. */
export const holding = (held: MyCardPartsFragment[] = sampleCards, with_: Partial<StudyControlPartsFragment> = {}) => ({
  beforeEach: () => {
    cards = held;
    gone = [];
    control = { ...noControl, ...with_ };
  },
});
