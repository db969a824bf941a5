import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LandingHead } from '#client/features/landing/LandingHead/LandingHead.tsx';
import { usePreferences } from '#client/platform/preferences.ts';

const meta = {
  component: LandingHead,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LandingHead>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Language and look change on this device at once, by keyboard too. */
export const Default: Story = {
  parameters: { shots: ['dark', 'en mobile'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'English' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(usePreferences.getState().locale).toBe('en');
    await userEvent.click(canvas.getByRole('button', { name: '深色外观' }));
    await expect(usePreferences.getState().theme).toBe('dark');
    await userEvent.click(canvas.getByRole('button', { name: '浅色外观' }));
    await expect(usePreferences.getState().theme).toBe('light');
    canvas.getByRole('button', { name: '深色外观' }).blur();
  },
};
