import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DebugUnits } from '#client/features/debug/DebugUnits/DebugUnits.tsx';
import { debugResolvers } from './data.ts';

const meta = {
  component: DebugUnits,
  parameters: { apollo: { resolvers: debugResolvers } },
} satisfies Meta<typeof DebugUnits>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /#11/ }));
    await expect(await canvas.findByText('GOOD')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};
