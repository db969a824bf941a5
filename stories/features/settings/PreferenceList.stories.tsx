import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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

/** What the account was told, in the order it was told. */
const stored: boolean[] = [];
const slowFirst = async (_: unknown, { input }: { input: { soundFeedbackOn: boolean } }) => {
  // the first call is as slow as a bad network makes it; one that did not wait would be there before it
  if (stored.length === 0) await new Promise((resolve) => setTimeout(resolve, 300));
  stored.push(input.soundFeedbackOn);
  return {};
};

/** Two taps while the network is slow: the account keeps what was chosen last. */
export const SlowNetwork: Story = {
  parameters: { picture: false, shots: [], apollo: { resolvers: { Mutation: { updatePreferences: slowFirst } } } },
  beforeEach: () => void stored.splice(0),
  play: async ({ canvas, userEvent }) => {
    const sound = canvas.getByRole('switch', { name: /音效|声音/ });
    await userEvent.click(sound);
    await userEvent.click(sound);
    await waitFor(() => expect(stored).toEqual([false, true]));
    await userEvent.click(sound);
    await waitFor(() => expect(stored.at(-1)).toBe(false));
    sound.blur();
  },
};
