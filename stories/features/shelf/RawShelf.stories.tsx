import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RawShelf } from '#client/features/shelf/RawShelf/RawShelf.tsx';

const meta = {
  component: RawShelf,
} satisfies Meta<typeof RawShelf>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing for 200 ms, then the outline of what comes. */
export const Default: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toBeVisible());
  },
};
