import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stamp } from '#client/features/message/Stamp/Stamp.tsx';

const meta = {
  component: Stamp,
  args: { mascot: 1001, sent: new Date('2026-04-15T00:00:00Z') },
  parameters: { picture: false },
} satisfies Meta<typeof Stamp>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('面包房')).toBeVisible();
  },
};
