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
