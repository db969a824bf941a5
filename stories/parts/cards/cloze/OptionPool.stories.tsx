import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OptionPool } from '#client/parts/cards/cloze/OptionPool/OptionPool.tsx';

const meta = {
  component: OptionPool,
  args: {
    options: ['浣女', '松间', '渔舟', '归客', '石上', '扁舟', '林下', '云中', '牧童', '溪边'],
    stateOf: (option) => (option === 1 ? 'used' : option === 3 ? 'wrong' : 'plain'),
    disabled: false,
    onChoose: fn(),
  },
} satisfies Meta<typeof OptionPool>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One is used already, one was wrong just now. */
export const Default: Story = {
  parameters: { shots: ['mobile', 'dark', 'dark mobile', 'en'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /浣女/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(0);
    (document.activeElement as HTMLElement).blur();
  },
};
