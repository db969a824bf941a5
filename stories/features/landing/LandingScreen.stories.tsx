import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LandingScreen } from '#client/features/landing/LandingScreen/LandingScreen.tsx';
import { setPreferences } from '#client/platform/preferences.ts';
import { MAIN_SCREEN_SHOTS } from '#stories/support/shots.ts';

const meta = {
  title: 'features/landing/LandingScreen',
  component: LandingScreen,
  args: { onGuest: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    setPreferences({ reduceMotion: true });
    return () => setPreferences({ reduceMotion: false, theme: 'light', locale: 'zh' });
  },
} satisfies Meta<typeof LandingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    shots: MAIN_SCREEN_SHOTS,
  },
};

/** The ways in: a guest asks, an account goes to the login page and is led back afterwards. */
export const WaysIn: Story = {
  args: { redirect: '/shelf' },
  parameters: { picture: false },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '开始第一关' }));
    await expect(args.onGuest).toHaveBeenCalledOnce();
    for (const name of ['登录', '登录或注册'])
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/auth?redirect=%2Fshelf');
  },
};
