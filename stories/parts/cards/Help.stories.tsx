import type { Meta, StoryObj } from '@storybook/react-vite';
import { Help } from '#client/parts/cards/Help/Help.tsx';

const meta = {
  component: Help,
  args: { note: { word: 'abundant', meaning: '丰富的' }, hint: 're- 往回 + luct 挣扎：脚往前，心往后。' },
} satisfies Meta<typeof Help>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Both: Story = { parameters: { shots: ['dark', 'en', 'mobile'] } };
export const NoteAlone: Story = { args: { hint: null } };
export const HintAlone: Story = { args: { note: null } };

/** Five lines of a long hint, and a button for the rest. */
export const Long: Story = {
  args: {
    note: null,
    hint: '若夫淫雨霏霏，连月不开，阴风怒号，浊浪排空，日星隐曜，山岳潜形，商旅不行，樯倾楫摧。'.repeat(5),
  },
  parameters: { shots: ['mobile'] },
};
