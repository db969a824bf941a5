import { preparation } from '#stories/features/atlas/sample-atlas.ts';
import { shelfPackages } from '#stories/support/sample-packages.ts';
import { flowResolvers, learner, resetServer, told } from './server.ts';

interface StoredCard {
  id: number;
  type: 'WORD';
  content: string;
  contentHash: string;
  createdType: 'NORMAL';
  updatedAt: string;
}

const PACKAGE_ID = 70;
const CHAPTER_ID = 701;
let name: string | null = null;
let cards: StoredCard[] = [];

/** Begins anew: an account that has learned, and written nothing but a package of that name. */
export function resetAuthor(written: string | null = null) {
  name = written;
  cards = [];
  resetServer(learner);
}

const own = () => {
  const [sample] = shelfPackages([0]);
  return {
    ...sample,
    __typename: 'Package',
    id: PACKAGE_ID,
    name,
    description: '',
    cardType: 'WORD',
    cardCount: cards.length,
    cardCountLearned: 0,
    minCardsToLearn: 10,
    packageAccess: 'AUTHOR',
    owned: { defaultCardType: 'WORD', shareStatus: 'OFF', createdAt: '2026-04-15T08:00:00.000Z' },
    chapters: [
      {
        __typename: 'Chapter',
        id: CHAPTER_ID,
        title: '第 1 章',
        parentId: null,
        orderKey: 'a0',
        cardCount: cards.length,
      },
    ],
  };
};
const known = () => (name === null ? [] : [own()]) as unknown as ReturnType<typeof shelfPackages>;
const stored = (id: number, content: string, times: number): StoredCard => ({
  ...{ id, type: 'WORD', content, contentHash: `${id} ${times} ${content.length}`, createdType: 'NORMAL' },
  updatedAt: new Date(Date.UTC(2026, 3, 15, 8, 0, times)).toISOString(),
});
let times = 0;

/** The server of a flow, where a package can be made and written too. */
export const authorResolvers = {
  Query: {
    ...flowResolvers.Query,
    package: own,
    shelf: () => ({ packages: [...known(), ...flowResolvers.Query.shelf().packages] }),
    cards: () => ({ cards, hasMore: false }),
    cardStats: () => ({ cardStats: [] }),
    searchDictionary: () => [],
    stagePreparation: () => ({ ...flowResolvers.Query.stagePreparation(), ...preparation(known())() }),
  },
  Mutation: {
    ...flowResolvers.Mutation,
    createPackage: (_: unknown, { input }: { input: { name: string } }) => {
      told('createPackage', input);
      name = input.name;
      return own();
    },
    createCard: (_: unknown, { input }: { input: { content: string } }) => {
      told('createCard', input);
      const card = stored(800 + cards.length, input.content, ++times);
      cards = [...cards, card];
      return { ...card, package: own() };
    },
    updateCard: (_: unknown, { id, input }: { id: number; input: { content: string } }) => {
      const card = stored(id, input.content, ++times);
      cards = cards.map((one) => (one.id === id ? card : one));
      return card;
    },
  },
};
