import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { StepFrame } from '#client/features/onboarding/StepFrame/StepFrame.tsx';
import { Button } from '#client/ui/Button/Button.tsx';

const meta = {
  component: StepFrame,
  args: {
    step: 0,
    pose: 'think',
    title: '你现在正在学习或者准备参加的是哪一个阶段的哪一场考试？',
    text: '选一个，以后还能换。',
    note: '还没选',
    action: <Button size="large">继续</Button>,
    children: null,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StepFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A long question and no way back. */
export const LongText: Story = { parameters: { shots: ['mobile', 'dark mobile', 'pc'] } };

export const WithAWayBack: Story = {
  args: { step: 1, pose: 'happy', title: '先许个小目标', onBack: fn(), note: undefined },
  parameters: { shots: ['mobile'] },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: '返回' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

/** On a monitor the page is larger, and the button ends where the choices above it do. */
export const OneEdge: Story = {
  args: { children: <p>小学</p> },
  globals: { viewport: { value: 'wide' } },
  parameters: { picture: false },
  play: async ({ canvas }) => {
    const edge = (text: string) => canvas.getByText(text).getBoundingClientRect();
    await expect(edge('还没选').left).toBeCloseTo(edge('小学').left, 0);
    await expect(canvas.getByRole('button', { name: '继续' }).getBoundingClientRect().right).toBeCloseTo(
      edge('小学').right,
      0,
    );
  },
};
