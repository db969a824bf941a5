import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MyCardList } from '#client/features/my-cards/MyCardList/MyCardList.tsx';
import { nothingDone, sampleCards } from './sample-cards.ts';
import { cardServer, holding } from './sample-server.ts';

const meta = {
  component: MyCardList,
  parameters: { apollo: { resolvers: cardServer } },
  args: {
    found: {
      cards: sampleCards,
      counts: { all: 1284, due: 3, hard: 3, mastered: 2, paused: 2 },
      filter: 'ALL',
      hasMore: true,
      more: nothingDone,
    },
    selecting: false,
    onSelecting: fn(),
  },
  ...holding(),
} satisfies Meta<typeof MyCardList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['en', 'mobile', 'pc'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '再看 1275 张' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '多选' }));
    await expect(args.onSelecting).toHaveBeenCalledWith(true);
  },
};

export const Selecting: Story = {
  args: { selecting: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '选：春' }));
    await expect(canvas.getByText('选了 1 张')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '选：春' }));
    await expect(canvas.getByText('选了 0 张')).toBeVisible();
  },
};

export const MoreFailed: Story = {
  args: {
    found: {
      cards: sampleCards.slice(0, 2),
      counts: undefined,
      filter: 'ALL',
      hasMore: true,
      more: { ...nothingDone, error: new Error('offline') },
    },
  },
};
