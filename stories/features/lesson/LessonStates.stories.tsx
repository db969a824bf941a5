import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { NoUnit } from '#client/features/lesson/NoUnit/NoUnit.tsx';
import { useOutbox } from '#client/features/lesson/outbox.ts';
import { PreloadTip } from '#client/features/lesson/PreloadTip/PreloadTip.tsx';
import { SubmitFailed } from '#client/features/lesson/SubmitFailed/SubmitFailed.tsx';
import { Submitting } from '#client/features/lesson/Submitting/Submitting.tsx';
import { savedLesson, saveLesson } from '#client/features/lesson/saved-lesson.ts';
import { UnfinishedUnitPrompt } from '#client/features/lesson/UnfinishedUnitPrompt/UnfinishedUnitPrompt.tsx';
import { UnreadableCard } from '#client/features/lesson/UnreadableCard/UnreadableCard.tsx';
import { setToken } from '#client/platform/session.ts';
import { playedUntil } from './units.ts';

const meta = {
  title: 'features/lesson/States',
  component: NoUnit,
  parameters: { layout: 'fullscreen', shots: ['mobile', 'dark', 'en'] },
  args: { reason: 'none', onRetry: fn(), onLeave: fn() },
} satisfies Meta<typeof NoUnit>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Nothing: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Enter}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
export const Expired: Story = { args: { reason: 'expired' } };
export const Unreachable: Story = {
  args: { reason: 'unreachable' },
  play: async ({ args }) => {
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Refused: Story = { args: { reason: 'refused', message: '这一关已经结束' } };

export const Preloading: Story = { render: () => <PreloadTip mascot={1003} turn={3} delay={0} /> };
/** Before 200 ms there is nothing to see. */
export const PreloadingAtFirst: Story = {
  parameters: { picture: false },
  render: () => <PreloadTip mascot={1003} turn={3} delay={60_000} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
export const OnItsWay: Story = { render: () => <Submitting delay={0} /> };
export const NotSent: Story = { render: () => <SubmitFailed mascot={1003} onRetry={fn()} onLater={fn()} /> };
export const CannotBeRead: Story = { render: () => <UnreadableCard onContinue={fn()} /> };

const half = () => playedUntil(({ history }) => history.length === 9);
const serverHas = (unitId: number | null) => ({
  resolvers: { Query: { latestUnit: () => (unitId === null ? null : { unitId }) } },
});
const leftInTheMiddle = {
  render: () => <UnfinishedUnitPrompt />,
  beforeEach: () => {
    useOutbox.setState({ reports: [] });
    saveLesson(half());
    setToken('story');
    return () => setToken(null);
  },
} satisfies Partial<Story>;

/** The unit is still in progress on the server: go on, or hand in what is done. */
export const LeftInTheMiddle: Story = {
  ...leftInTheMiddle,
  parameters: { apollo: serverHas(24) },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '上次的一炉还热着' })).toBeVisible();
  },
};

export const GivenUp: Story = {
  ...leftInTheMiddle,
  parameters: { picture: false, apollo: serverHas(24) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '放弃，交上已答的' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(savedLesson(Date.now())).toBeNull();
  },
};

/** The server has another one: the local one is forgotten without a word. */
export const Overtaken: Story = {
  ...leftInTheMiddle,
  parameters: { picture: false, apollo: serverHas(99) },
  play: async () => {
    await waitFor(() => expect(savedLesson(Date.now())).toBeNull());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
