import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ChosenBar } from '#client/features/workshop/cards/CardPane/ChosenBar.tsx';

const meta = {
  component: ChosenBar,
  args: { count: 3, onDuplicate: fn(), onMoveTo: fn(), onRemove: fn() },
  decorators: [(Story) => <div style={{ width: 264 }}>{Story()}</div>],
} satisfies Meta<typeof ChosenBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark', 'en'] },
  play: async ({ args }) => {
    const [copy, move, remove] = await screen.findAllByRole('button');
    await userEvent.click(copy as HTMLElement);
    await expect(args.onDuplicate).toHaveBeenCalledOnce();
    await userEvent.click(move as HTMLElement);
    await expect(args.onMoveTo).toHaveBeenCalledOnce();
    await userEvent.click(remove as HTMLElement);
    await expect(args.onRemove).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Nothing is chosen yet: there is nothing to do. */
export const None: Story = {
  args: { count: 0 },
  play: async () => {
    for (const button of await screen.findAllByRole('button')) await expect(button).toBeDisabled();
  },
};
