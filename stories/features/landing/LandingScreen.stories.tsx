import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CardKinds } from '#client/features/landing/CardKinds/CardKinds.tsx';
import { Family } from '#client/features/landing/Family/Family.tsx';
import { HeroMap } from '#client/features/landing/HeroMap/HeroMap.tsx';
import { LandingHead } from '#client/features/landing/LandingHead/LandingHead.tsx';
import { LandingScreen } from '#client/features/landing/LandingScreen/LandingScreen.tsx';
import { MemoryCurve } from '#client/features/landing/MemoryCurve/MemoryCurve.tsx';
import { setPreferences, usePreferences } from '#client/platform/preferences.ts';

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
    shots: ['pc', 'dark pc', 'tablet', 'mobile', 'dark mobile', 'en mobile', 'en pc'],
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

/** Language and look change on this device at once, by keyboard too. */
export const Head: StoryObj<typeof LandingHead> = {
  render: () => <LandingHead />,
  parameters: { shots: ['dark', 'en mobile'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
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

export const MapOfTheHero: Story = { render: () => <HeroMap />, parameters: { shots: ['dark'] } };

export const Kinds: Story = { render: () => <CardKinds />, parameters: { shots: ['dark', 'mobile'] } };

export const Curve: Story = {
  render: () => <MemoryCurve />,
  parameters: { shots: ['dark', 'en mobile'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName(/34% 升到 96%/);
  },
};

export const Companions: Story = { render: () => <Family />, parameters: { shots: ['en mobile'] } };
