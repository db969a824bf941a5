import type { Meta, StoryObj } from '@storybook/react-vite';
import { HanziGrid } from '#client/parts/cards/hanzi/HanziGrid/HanziGrid.tsx';

const hanzi = [
  { char: '春', pinyin: 'chun1' },
  { char: '天', pinyin: 'tian1' },
];

const meta = {
  component: HanziGrid,
  args: { hanzi },
} satisfies Meta<typeof HanziGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = { parameters: { shots: ['dark', 'mobile'] } };
export const One: Story = { args: { hanzi: hanzi.slice(0, 1) } };
