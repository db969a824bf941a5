import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { KINDS } from '#client/features/workshop/card-kinds.ts';
import { CardTypePicker } from '#client/features/workshop/desk/CardTypePicker/CardTypePicker.tsx';

const meta = {
  component: CardTypePicker,
  args: { kind: 'CLOZE', kinds: KINDS, isEmpty: true, onChange: fn() },
} satisfies Meta<typeof CardTypePicker>;
export default meta;

type Story = StoryObj<typeof meta>;
const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: '卡片类型' }));
  await userEvent.click(await screen.findByRole('option', { name }));
};

/** Nothing is written: it changes at once. */
export const Empty: Story = {
  play: async ({ args }) => {
    await choose('英文单词');
    await expect(args.onChange).toHaveBeenCalledWith('WORD');
  },
};
/** Something would be lost: it asks, and staying changes nothing. */
export const Asks: Story = {
  args: { isEmpty: false },
  play: async ({ args }) => {
    await choose('英文单词');
    await userEvent.click(await screen.findByRole('button', { name: '不换' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await choose('儿童汉字');
    await expect(await screen.findByRole('dialog', { name: '换成儿童汉字？' })).toBeVisible();
  },
};
