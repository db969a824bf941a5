import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FilterBar } from '#client/features/my-cards/FilterBar/FilterBar.tsx';

const meta = {
  component: FilterBar,
  args: {
    found: {
      filter: 'ALL',
      search: '',
      show: fn(),
      counts: { all: 1284, due: 23, hard: 12, mastered: 412, paused: 6 },
      busy: false,
    },
  },
} satisfies Meta<typeof FilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark', 'en', 'mobile', 'pc'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '难 12' }));
    await expect(args.found.show).toHaveBeenCalledWith('HARD', '');
    await userEvent.type(canvas.getByRole('searchbox', { name: '找卡片' }), '春{Enter}');
    await expect(args.found.show).toHaveBeenLastCalledWith('ALL', '春');
  },
};

export const NotCountedYet: Story = {
  args: { found: { filter: 'DUE', search: '', show: fn(), counts: undefined, busy: true } },
};
