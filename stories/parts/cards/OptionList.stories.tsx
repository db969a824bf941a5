import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OptionList } from '#client/parts/cards/OptionList/OptionList.tsx';

const states = ['wrong', 'tried', 'plain', 'correct'] as const;

const meta = {
  component: OptionList,
  parameters: { shots: ['mobile', 'dark', 'dark mobile', 'en'] },
  args: {
    options: ['arrogant', 'abundant', 'resilient', 'reluctant'],
    stateOf: (option) => states[option] ?? 'plain',
    disabled: false,
    onChoose: fn(),
  },
} satisfies Meta<typeof OptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The flash, what remains of one, and the right one. */
export const Rows: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [, tried, plain] = canvas.getAllByRole('button');
    await expect(tried).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(plain as HTMLElement);
    await expect(args.onChoose).toHaveBeenLastCalledWith(2);
    (document.activeElement as HTMLElement).blur();
  },
};

export const Pairs: Story = { args: { layout: 'pair' } };

/** Once the face is over the options stay readable but take nothing. */
export const Over: Story = {
  args: { disabled: true },
  parameters: { shots: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /resilient/ }));
    await expect(args.onChoose).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};
