import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Slogan } from '#client/features/landing/Slogan/Slogan.tsx';
import { setPreferences } from '#client/platform/preferences.ts';

const meta = { title: 'features/landing/Slogan', component: Slogan } satisfies Meta<typeof Slogan>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Less motion: the first word stands, and the sentence is heard as a whole. */
export const Still: Story = {
  parameters: { shots: ['dark', 'mobile', 'en mobile', 'pc'] },
  beforeEach: () => {
    setPreferences({ reduceMotion: true });
    return () => setPreferences({ reduceMotion: false });
  },
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { level: 1 });
    await expect(title).toHaveAccessibleName('一天烤一炉，把古诗文、英语单词、课本要点、生字拼音记牢。');
    await new Promise((done) => setTimeout(done, 2_000));
    await expect(title).toHaveTextContent('把古诗文记牢。');
  },
};
