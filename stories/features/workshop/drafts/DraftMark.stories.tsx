import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DraftMark } from '#client/features/workshop/drafts/DraftMark/DraftMark.tsx';

const meta = { component: DraftMark, args: { status: 'incomplete' } } satisfies Meta<typeof DraftMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  parameters: { shots: ['dark', 'en'] },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {(['incomplete', 'offline', 'failed', 'conflict'] as const).map((status) => (
        <DraftMark key={status} status={status} />
      ))}
    </div>
  ),
};

/** What the server has needs no mark. */
export const None: Story = {
  parameters: { picture: false },
  args: { status: 'saved' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/./)).toBeNull();
  },
};
