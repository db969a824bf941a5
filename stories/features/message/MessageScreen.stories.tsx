import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MessageScreen } from '#client/features/message/MessageScreen/MessageScreen.tsx';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';

const meta = { component: MessageScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof MessageScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  parameters: { shots: SCREEN_SHOTS },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '信箱是空的' })).toBeVisible();
  },
};
