import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { HelpVideo } from '#client/features/lesson/HelpVideo/HelpVideo.tsx';

const FILM = 'https://films.example/stars.mp4';
const answering = (helpVideoUrl: string | null, stageCount: number) => ({
  apollo: { resolvers: { Query: { appInfo: () => ({ helpVideoUrl }), statsOverview: () => ({ stageCount }) } } },
});

const meta = {
  component: HelpVideo,
  parameters: { picture: false, ...answering(FILM, 3) },
  decorators: [
    (Story) => (
      <main>
        <p>改这张卡</p>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof HelpVideo>;
export default meta;

type Story = StoryObj<typeof meta>;

/** From the third level on it is there. */
export const Offered: Story = {
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '看怎么得星' })).toBeVisible();
  },
};

/** It plays in a dialog, and says so where it cannot. */
export const Plays: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '看怎么得星' }));
    const dialog = await screen.findByRole('dialog', { name: '星星是怎么来的' });
    const film = dialog.querySelector('video') as HTMLVideoElement;
    await expect(film.src).toBe(FILM);
    await expect(film.controls).toBe(true);
    fireEvent.error(film);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('视频放不出来');
    await userEvent.click(within(dialog).getByRole('button', { name: '收起视频' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Nothing is asked for twice: an answer is waited for, then nothing is there. */
const isAbsent: Story['play'] = async ({ canvas }) => {
  await new Promise((done) => setTimeout(done, 300));
  await expect(canvas.queryByRole('button')).toBeNull();
};

export const TooEarly: Story = { parameters: answering(FILM, 2), play: isAbsent };
export const NoFilm: Story = { parameters: answering(null, 30), play: isAbsent };
export const Unreachable: Story = { parameters: { apollo: { state: 'offline' } }, play: isAbsent };
