import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { rightOption } from '#domain/session/judge.ts';
import { openSession } from '#stories/features/lesson/right-keys.ts';
import { flowResolvers, learner, resetServer, told } from './server.ts';
import { startOver } from './start-over.ts';
import { Start } from './Unit.stories.tsx';
import { WholeApp } from './WholeApp.tsx';

/** A mistake, leaving, and coming back: each story goes on where the one before ends. */
const meta = {
  title: 'flows/WrongAndQuit',
  component: WholeApp,
  args: { path: '/atlas' },
  parameters: { layout: 'fullscreen', apollo: { resolvers: flowResolvers }, shots: ['mobile', 'pc'] },
  beforeEach: () => {
    resetServer(learner);
    return startOver('token-of-the-story');
  },
} satisfies Meta<typeof WholeApp>;
export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 10_000 };

/** Colour, sign, word and voice say that it was wrong; the same card is asked on. */
export const Wrong: Story = {
  play: async (context) => {
    await Start.play?.(context as never);
    const { frame } = openSession();
    if (frame.type !== 'practice' || !frame.question) throw new Error('nothing is asked');
    const right = rightOption(frame.question as never);
    await userEvent.keyboard(String(right === 0 ? 2 : 1));
    await expect(await screen.findByRole('region', { name: '不是它' })).toBeVisible();
    await waitFor(() =>
      expect(screen.getAllByRole('status').some((voice) => /不对/.test(voice.textContent ?? ''))).toBe(true),
    );
  },
};

export const Quits: Story = {
  play: async (context) => {
    await Wrong.play?.(context);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: '退出' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

/** Escape stays: the question is there, and the focus is back where it was. */
export const Stays: Story = {
  play: async (context) => {
    await Quits.play?.(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: '退出' })).toHaveFocus());
  },
};

/** Leaving hands in what was answered and gives the bread back. */
export const Leaves: Story = {
  // the map beside it is pictured with the map
  parameters: { shots: ['mobile'] },
  play: async (context) => {
    await Quits.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: '退出这一关' }));
    await screen.findByRole('button', { name: '第 4 关，开始' }, SLOW);
    await waitFor(() => expect(told).toHaveBeenCalledWith('reportUnitCancel', expect.objectContaining({ unitId: 24 })));
    (document.activeElement as HTMLElement).blur();
  },
};
