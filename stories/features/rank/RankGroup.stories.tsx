import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { RankGroup } from '#client/features/rank/RankGroup/RankGroup.tsx';
import { users } from './home.ts';

const meta = {
  component: RankGroup,
  args: { users },
} satisfies Meta<typeof RankGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Thirty: Story = {
  parameters: { shots: ['dark', 'en mobile'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('连升两星')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '关于陈一帆' }));
    await expect(await screen.findByRole('menuitem', { name: '不看这个名字' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** A group that begins: its bands are those of its places, however few there are. */
export const Few: Story = {
  args: { users: users.slice(4, 9) },
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('升一星')).toBeVisible();
    await expect(canvas.queryByText('留在原处')).toBeNull();
    await expect(canvas.queryByText('掉一星')).toBeNull();
  },
};

const block = fn(() => true);

/** A name that is not wanted is put out of sight by the keyboard. */
export const Blocks: Story = {
  parameters: { picture: false, apollo: { resolvers: { Mutation: { blockRankUser: block } } } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '关于阿芋' }).focus();
    await userEvent.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: '不看这个名字' });
    await waitFor(() => expect(item).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(block).toHaveBeenCalledOnce());
    await expect((block.mock.lastCall as unknown[])[1]).toEqual({ input: { userId: 102, blocked: true } });
  },
};

/** One that was put out of sight can be seen again. */
export const Blocked: Story = {
  args: {
    users: users.map((user, index) =>
      index === 2 ? { ...user, nickname: null, mascotId: null, blocked: true } : user,
    ),
  },
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    const [row] = canvas.getAllByText('匿名面包');
    await expect(row).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '关于匿名面包' }));
    await expect(await screen.findByRole('menuitem', { name: '再看这个名字' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};
