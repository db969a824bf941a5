import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { savedLesson, saveLesson } from '#client/features/lesson/saved-lesson.ts';
import { useToasts } from '#client/ui/Toast/toasts.ts';
import type { Session } from '#domain/session/session.ts';
import { openSession, rightKeys } from '#stories/features/lesson/right-keys.ts';
import { freshSession, wordUnit } from '#stories/features/lesson/units.ts';
import { flowResolvers, learner, resetServer } from './server.ts';
import { startOver } from './start-over.ts';
import { WholeApp } from './WholeApp.tsx';

/** A token of the account with this number. */
const tokenOf = (id: number) => `e30.${btoa(JSON.stringify({ sub: String(id) }))}.`;
const AUTHOR = 1;

const written = fn<(id: number, content: string) => void>();

/** Somebody learns cards that they wrote, or that somebody else did. */
const meta = {
  title: 'flows/EditInLesson',
  component: WholeApp,
  args: { path: '/unit/learn' },
  parameters: {
    layout: 'fullscreen',
    picture: false,
    apollo: {
      resolvers: {
        ...flowResolvers,
        Query: { ...flowResolvers.Query, latestUnit: () => ({ ...wordUnit, challengeIndex: null }) },
        Mutation: {
          ...flowResolvers.Mutation,
          updateCard: (_: unknown, { id, input: { content } }: { id: number; input: { content: string } }) => {
            written(id, content);
            return { id, content, contentHash: 'hash', updatedAt: '2026-04-15T00:00:00.000Z' };
          },
        },
      },
    },
  },
} satisfies Meta<typeof WholeApp>;
export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 20_000 };
const as = (account: number): Story['beforeEach'] => {
  return () => {
    resetServer({ ...learner, learning: true });
    written.mockClear();
    const forget = startOver(tokenOf(account));
    saveLesson(freshSession());
    return forget;
  };
};
const question = ({ frame }: Session) => (frame.type === 'practice' ? frame.question : null);

/** A wrong answer; the sheet that tells it stays until it is dismissed. */
async function mistake() {
  await screen.findByRole('progressbar', { name: '进度' }, SLOW);
  const { answer } = question(openSession()) as { answer: number };
  await userEvent.keyboard(String(((answer + 1) % 4) + 1));
  await screen.findByRole('region', { name: '不是它' }, SLOW);
}

/** The author finds a mistake in a card while learning it: it is asked in its new words at once, and so it is kept. */
export const OwnCard: Story = {
  beforeEach: as(AUTHOR),
  play: async () => {
    await mistake();
    const { frame } = openSession();
    const cardId = 'cardId' in frame ? frame.cardId : 0;
    await userEvent.click(screen.getByRole('button', { name: '改这张卡' }));
    const field = await screen.findByRole('textbox', { name: '释义' }, SLOW);
    // keys of the lesson rest while it is edited
    await userEvent.clear(field);
    await userEvent.type(field, '1 有了新的释义');
    await userEvent.click(screen.getByRole('button', { name: '保存，接着学' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '释义' })).toBeNull(), SLOW);
    await expect(written).toHaveBeenCalledWith(cardId, expect.stringContaining('有了新的释义'));
    await expect(await screen.findByText('1 有了新的释义', undefined, SLOW)).toBeVisible();
    const kept = savedLesson(Date.now());
    await expect(kept?.cards.find((card) => card.cardId === cardId)?.content).toMatchObject({
      definition: '1 有了新的释义',
    });
    await userEvent.keyboard(rightKeys());
    await waitFor(() => expect(openSession().history).toHaveLength(1));
  },
};

/** Of somebody else's card the sheet offers no editor, and the card in full says why not. */
export const SomebodyElses: Story = {
  beforeEach: as(AUTHOR + 1),
  play: async () => {
    await mistake();
    await expect(screen.queryByRole('button', { name: '改这张卡' })).toBeNull();
    for (let step = 0; step < 40 && !screen.queryByRole('button', { name: '改这张卡' }); step++) {
      await userEvent.keyboard(rightKeys());
      await new Promise((done) => setTimeout(done, 60));
    }
    await userEvent.click(screen.getByRole('button', { name: '改这张卡' }));
    await expect(useToasts.getState().entries).toMatchObject([{ text: '这张卡不是你写的，不能改' }]);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(written).not.toHaveBeenCalled();
  },
};
