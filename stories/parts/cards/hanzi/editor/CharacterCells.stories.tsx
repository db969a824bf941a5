import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CharacterCells } from '#client/parts/cards/hanzi/editor/CharacterCells/CharacterCells.tsx';

const meta = {
  component: CharacterCells,
  args: {
    chars: [
      { char: '长', pinyin: 'zhang3', chosen: true },
      { char: '大', pinyin: 'da4', chosen: false },
    ],
    current: undefined,
    onSelect: fn(),
  },
} satisfies Meta<typeof CharacterCells>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { current: 0 },
  parameters: { shots: ['dark'] },
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: /zhǎng\s*长/ })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(await screen.findByRole('button', { name: /dà\s*大/ }));
    await expect(args.onSelect).toHaveBeenCalledWith(1);
  },
};

/** Ten of them go on in a second line where the screen is narrow. */
export const Ten: Story = {
  args: { chars: [...'春眠不觉晓处处闻啼鸟'].map((char) => ({ char, pinyin: 'chun1', chosen: false })) },
  parameters: { shots: ['mobile'] },
};

export const NoReadingYet: Story = { args: { chars: [{ char: '喆', pinyin: '', chosen: false }] } };
