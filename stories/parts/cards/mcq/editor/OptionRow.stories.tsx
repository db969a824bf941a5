import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { OptionRow, type OptionRowProps } from '#client/parts/cards/mcq/editor/OptionRow/OptionRow.tsx';

/** The row in a form of its own. */
function Registered(args: Omit<OptionRowProps, 'field'>) {
  const { register, watch } = useForm({ defaultValues: { content: args.text } });
  return (
    <div style={{ maxWidth: 480 }}>
      <OptionRow {...args} field={register('content')} text={watch('content')} />
    </div>
  );
}

const meta = {
  component: Registered,
  args: {
    letter: 'B',
    text: '蛋白比蛋壳缩得多，中间有了空隙',
    isAnswer: false,
    several: false,
    readOnly: false,
    onAnswer: fn(),
    onKeyDown: fn(),
    onPaste: fn(),
  },
} satisfies Meta<typeof Registered>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['mobile'] },
  play: async ({ args }) => {
    const answer = await screen.findByRole('button', { name: '选项 B 设为答案' });
    await expect(answer).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(answer);
    await expect(args.onAnswer).toHaveBeenCalledOnce();
  },
};
export const Answer: Story = { args: { isAnswer: true }, parameters: { shots: ['dark', 'en mobile'] } };
export const OneOfSeveral: Story = { args: { isAnswer: true, several: true } };
export const Wrong: Story = {
  args: { text: '', error: '这个选项还空着' },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: '选项 B' })).toHaveAccessibleDescription('这个选项还空着');
  },
};
export const ReadOnly: Story = {
  args: { isAnswer: true, readOnly: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '选项 B 答案' })).toBeDisabled();
  },
};
