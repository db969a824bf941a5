import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { LoadMore } from '#client/features/atlas/LoadMore/LoadMore.tsx';

const meta = {
  component: LoadMore,
  args: { label: '加载中', onVisible: fn() },
} satisfies Meta<typeof LoadMore>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The end of the list has come near: more is asked for. */
export const Near: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(args.onVisible).toHaveBeenCalled());
  },
};
