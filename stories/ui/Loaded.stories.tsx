import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Loaded } from '#client/ui/Loaded/Loaded.tsx';
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx';

const refetch = fn();

const meta = {
  component: Loaded<string>,
  args: {
    query: { data: '三个面包', refetch },
    label: '正在拿面包',
    skeleton: <Skeleton shape="box" height={96} />,
    failed: { title: '面包没有送到', text: '看看网络，再试一次。' },
    children: (bread) => <p>{bread}</p>,
  },
} satisfies Meta<typeof Loaded<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Data: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('三个面包')).toBeVisible();
  },
};

/** Nothing for 200 ms, then skeletons. */
export const Loading: Story = {
  args: { query: { data: undefined, refetch } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: '正在拿面包' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** It is told, and asks again. */
export const Failed: Story = {
  args: { query: { data: undefined, error: new Error('offline'), refetch } },
  play: async ({ canvas, userEvent }) => {
    refetch.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('面包没有送到');
    await userEvent.click(canvas.getByRole('button', { name: '再试一次' }));
    await expect(refetch).toHaveBeenCalledOnce();
    canvas.getByRole('button').blur();
  },
};

/** What was there stays when it cannot be fetched again. */
export const Stale: Story = {
  args: { query: { data: '昨天的面包', error: new Error('offline'), refetch } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('昨天的面包')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
