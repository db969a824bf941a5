import type { Meta, StoryObj } from '@storybook/react-vite';
import { Reading } from '#client/parts/cards/hanzi/Reading/Reading.tsx';

const hanzi = [
  { char: '春', pinyin: 'chun1' },
  { char: '天', pinyin: 'tian1' },
];

const meta = {
  component: Reading,
  args: { hanzi },
} satisfies Meta<typeof Reading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'en'] } };
