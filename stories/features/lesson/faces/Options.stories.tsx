import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OptionList } from '#client/features/lesson/faces/OptionList/OptionList.tsx';
import { OptionPool } from '#client/features/lesson/faces/OptionPool/OptionPool.tsx';

const words = ['arrogant', 'abundant', 'resilient', 'reluctant'];
const states = ['wrong', 'tried', 'plain', 'correct'] as const;

const meta = {
  title: 'features/lesson/faces/Options',
  component: OptionList,
  subcomponents: { OptionPool },
  parameters: { shots: ['mobile', 'dark', 'dark mobile', 'en'] },
  args: { options: words, stateOf: (option) => states[option] ?? 'plain', disabled: false, onChoose: fn() },
} satisfies Meta<typeof OptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The flash, what remains of one, and the right one. */
export const Rows: Story = {
  play: async ({ canvasElement, args }) => {
    const [, tried, plain] = within(canvasElement).getAllByRole('button');
    await expect(tried).toBeDisabled();
    await userEvent.click(plain as HTMLElement);
    await expect(args.onChoose).toHaveBeenLastCalledWith(2);
  },
};

export const Pairs: Story = { args: { layout: 'pair' } };

/** Once the face is over the options stay readable but take nothing. */
export const Over: Story = {
  args: { disabled: true },
  parameters: { shots: [] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /resilient/ }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Pool: Story = {
  render: ({ onChoose }) => (
    <OptionPool
      options={['浣女', '松间', '渔舟', '归客', '石上', '扁舟', '林下', '云中', '牧童', '溪边']}
      stateOf={(option) => (option === 1 ? 'used' : option === 3 ? 'wrong' : 'plain')}
      disabled={false}
      onChoose={onChoose}
    />
  ),
};
