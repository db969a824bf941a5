import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DataTable } from '#client/features/memory/DataTable/DataTable.tsx';

const meta = {
  component: DataTable,
  args: { caption: '过去一年', columns: ['日期', '答题次数'], rows: [['4月15日', 23]] },
} satisfies Meta<typeof DataTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing to see: it is there for screen readers. */
export const Default: Story = {
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '过去一年' })).toBeInTheDocument();
    await expect(canvas.getByRole('rowheader', { name: '4月15日' })).toBeInTheDocument();
  },
};

/** On demand it is there for everybody; a long one scrolls under its head. */
export const Shown: Story = {
  args: { shown: true, rows: Array.from({ length: 30 }, (_, day) => [`4月${day + 1}日`, (day * 17) % 40]) },
  parameters: { shots: ['dark', 'mobile'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: '过去一年' })).toHaveFocus();
  },
};
