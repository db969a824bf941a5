import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PreferenceList } from '#client/features/settings/PreferenceList/PreferenceList.tsx';
import { usePreferences } from '#client/platform/preferences.ts';

const meta = {
  component: PreferenceList,
} satisfies Meta<typeof PreferenceList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each switch holds at once. */
export const Default: Story = {
  parameters: { shots: ['dark', 'mobile', 'en'] },
  play: async ({ canvas, userEvent }) => {
    const sound = canvas.getByRole('switch', { name: /音效|声音/ });
    await userEvent.click(sound);
    await expect(usePreferences.getState().sound).toBe(false);
    await userEvent.click(sound);
    await expect(usePreferences.getState().sound).toBe(true);
    sound.blur();
  },
};
