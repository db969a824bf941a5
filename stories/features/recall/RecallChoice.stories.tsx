import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RecallChoice } from '#client/features/recall/RecallChoice/RecallChoice.tsx';
import { newcomerPlan, samplePlan } from './sample-plan.ts';

const meta = {
  component: RecallChoice,
  args: { plan: samplePlan, busy: false, onSave: fn() },
} satisfies Meta<typeof RecallChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

const scale = '记得的机会';

/** By keys alone: what it means and costs follows each step, and is said; nothing is kept before it is taken. */
export const Firmer: Story = {
  parameters: { shots: ['mobile', 'dark'] },
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: scale });
    await expect(slider).toHaveAttribute('aria-valuetext', '90%，一天大约 23 张');
    await expect(canvas.getByText('现在就是这样')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '就按这个来' })).toBeDisabled();
    slider.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', '93%，一天大约 32 张');
    await expect(canvas.getByText('比现在多 9 张')).toBeVisible();
    await expect(canvas.getByText('回来问你 100 次，大约记得 93 次，忘了 7 次。')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '就按这个来' }));
    await expect(args.onSave).toHaveBeenCalledWith(0.93);
  },
};

/** The ends of the scale, and the way back to the middle. */
export const Ends: Story = {
  parameters: { shots: ['mobile'] },
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: scale });
    slider.focus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(slider).toHaveValue('80');
    await expect(canvas.getByText('比现在少 12 张')).toBeVisible();
    await expect(canvas.getByText(/每 5 次会忘 1 次/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '用回 90%' }));
    await expect(slider).toHaveValue('90');
    await expect(canvas.queryByRole('button', { name: '用回 90%' })).not.toBeInTheDocument();
    slider.focus();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(slider).toHaveValue('95');
    await expect(canvas.getByText(/回来的卡片多得多/)).toBeVisible();
  },
};

/** Nothing to count with: no number is made up. */
export const Newcomer: Story = {
  args: { plan: newcomerPlan },
  parameters: { shots: ['mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/算不出要多少张/)).toBeVisible();
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '90%');
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** Less than a card a day is said so. */
export const Few: Story = {
  args: {
    plan: { ...samplePlan, newCardsADay: 0, costs: samplePlan.costs.map((cost) => ({ ...cost, cardsADay: 0.4 })) },
  },
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('不到 1 张')).toBeVisible();
    await expect(canvas.getByText('照你自己的 640 张卡片算的，接下来三个月的平均。')).toBeVisible();
  },
};

/** While it is kept nothing can be moved. */
export const Saving: Story = {
  args: { busy: true },
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toBeDisabled();
  },
};
