import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RecallScreen } from '#client/features/recall/RecallScreen/RecallScreen.tsx';
import { ToastRegion } from '#client/ui/Toast/Toast.tsx';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';
import { newcomerPlan, samplePlan } from './sample-plan.ts';

let kept = samplePlan.targetRecall;
const resolvers = {
  Query: { recallPlan: () => ({ ...samplePlan, targetRecall: kept }) },
  Mutation: {
    setTargetRecall: (_: unknown, { target }: { target: number }) => {
      kept = target;
      return target;
    },
  },
};

const meta = {
  component: RecallScreen,
  parameters: { layout: 'fullscreen', apollo: { resolvers } },
  render: () => (
    <>
      <RecallScreen />
      <ToastRegion />
    </>
  ),
  beforeEach: () => {
    kept = samplePlan.targetRecall;
  },
} satisfies Meta<typeof RecallScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { shots: SCREEN_SHOTS },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider', { name: '记得的机会' })).toHaveValue('90');
  },
};

/** Once it is taken it is what holds now. */
export const Taken: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('slider')).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await userEvent.click(canvas.getByRole('button', { name: '就按这个来' }));
    await expect(await canvas.findByText('好了，从现在起按 85% 来')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('现在就是这样')).toBeVisible());
    await expect(kept).toBe(0.85);
  },
};

/** What could not be kept stays on the scale, to be tried again. */
export const NotTaken: Story = {
  parameters: {
    picture: false,
    apollo: {
      resolvers: {
        ...resolvers,
        Mutation: {
          setTargetRecall: () => {
            throw new Error('broken');
          },
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('slider')).focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(canvas.getByRole('button', { name: '就按这个来' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '就按这个来' })).toBeEnabled());
    await expect(canvas.getByRole('slider')).toHaveValue('91');
    await expect(canvas.queryByText('现在就是这样')).not.toBeInTheDocument();
  },
};

export const Newcomer: Story = {
  parameters: { picture: false, apollo: { resolvers: { Query: { recallPlan: () => newcomerPlan } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/算不出要多少张/)).toBeVisible();
  },
};

export const Loading: Story = { parameters: { apollo: { state: 'loading' } } };

export const Failed: Story = { parameters: { apollo: { state: 'offline' } } };
