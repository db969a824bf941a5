import type { Meta, StoryObj } from '@storybook/react-vite';
import { OptionTick } from '#client/parts/cards/mcq/OptionTick/OptionTick.tsx';

const meta = {
  component: OptionTick,
  args: { state: 'plain' },
} satisfies Meta<typeof OptionTick>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { parameters: { shots: ['dark'] } };
export const Selected: Story = { args: { state: 'selected' } };
export const Correct: Story = { args: { state: 'correct' }, parameters: { shots: ['dark'] } };
export const Wrong: Story = { args: { state: 'wrong' } };
