import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ChapterPicker } from '#client/features/package/ChapterPicker/ChapterPicker.tsx';
import { breakfast, chapters } from './data.ts';

const meta = {
  component: ChapterPicker,
  args: { chapters, current: breakfast, onSelect: fn() },
} satisfies Meta<typeof ChapterPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'mobile'] } };
