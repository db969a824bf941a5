import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Field } from '#client/ui/Field/Field.tsx';

const meta = {
  title: 'ui/Field',
  component: Field,
  args: { label: '生日', hint: '只用来送一块蛋糕', children: (control) => <input type="text" {...control} /> },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Around a control of another kind. */
export const Default: Story = {
  parameters: { shots: ['dark'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('生日')).toHaveAccessibleDescription('只用来送一块蛋糕');
  },
};

export const Wrong: Story = {
  args: { error: '这一天还没到' },
  parameters: { shots: ['dark'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('生日')).toBeInvalid();
  },
};

/** The label is only heard. */
export const HiddenLabel: Story = { args: { labelHidden: true } };
