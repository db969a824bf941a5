import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { UnreadableCard } from '#client/features/workshop/desk/UnreadableCard/UnreadableCard.tsx';
import { useToasts } from '#client/ui/Toast/toasts.ts';

const meta = {
  component: UnreadableCard,
  args: { id: 402, content: '{}', onRemove: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 456 }}>{Story()}</div>],
} satisfies Meta<typeof UnreadableCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A bracket is missing in the middle: what stands behind it is marked. */
export const TextBroken: Story = {
  args: { content: '{"type":"mcq.card","question":"蛋为什么好剥","options":[{"content":"缩了","isAnswer":true}}' },
  parameters: { shots: ['en mobile'] },
  play: async ({ args, step }) => {
    await expect(await screen.findByText(/从第 83 个字符起|from character 83 on/)).toBeVisible();
    await step('copied', async () => {
      await userEvent.click(screen.getByRole('button', { name: /复制原文|Copy the text/ }));
      await waitFor(() => expect(useToasts.getState().entries).toHaveLength(1));
    });
    await step('deleted', async () => {
      await userEvent.click(screen.getByRole('button', { name: /删除卡片|Delete card/ }));
      await expect(args.onRemove).toHaveBeenCalled();
    });
    useToasts.setState({ entries: [] });
  },
};

/** The places of the card that are of another form are named. */
export const FormBroken: Story = {
  args: { content: '{"type":"mcq.card","question":1,"options":[{"content":"缩了","isAnswer":"yes"}]}' },
  parameters: { picture: false, shots: [] },
  play: async () => void (await screen.findByText('question, options.0.isAnswer 不是我们认得的样子。')),
};

/** Written by a later version of the product. */
export const LaterCard: Story = {
  args: { content: '[]' },
  parameters: { picture: false, shots: [] },
  play: async () => void (await screen.findByText('它不是我们认得的卡片。')),
};
