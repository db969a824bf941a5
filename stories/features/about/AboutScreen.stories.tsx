import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { AboutScreen } from '#client/features/about/AboutScreen/AboutScreen.tsx';
import { ToastRegion } from '#client/ui/Toast/Toast.tsx';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';
import { version } from '../../../package.json';

const newest = (latestVersion: string) => ({
  resolvers: {
    Query: {
      appInfo: () => ({
        fullVersion: '0.1.0+20260415.7f3a20',
        feedbackUrl: 'https://example.com/feedback',
        production: true,
        updateConfig: { latestVersion, minVersion: '0.1.0' },
      }),
    },
  },
});

const meta = {
  component: AboutScreen,
  parameters: { layout: 'fullscreen', apollo: newest(version) },
  render: () => (
    <>
      <AboutScreen />
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof AboutScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = { parameters: { shots: SCREEN_SHOTS } };

/** By a double click, and by the keyboard. */
export const FullVersion: Story = {
  play: async ({ canvas, userEvent }) => {
    const sign = canvas.getByRole('button', { name: `版本 ${version}` });
    await userEvent.dblClick(sign);
    await expect(await canvas.findByText(/7f3a20/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText(/7f3a20/)).not.toBeInTheDocument());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/7f3a20/)).toBeVisible();
    sign.blur();
  },
};

export const UpToDate: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '检查更新' }));
    await expect(await canvas.findByText('已经是最新版本')).toBeVisible();
  },
};

export const NewVersion: Story = {
  parameters: { apollo: newest('9.9.9') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '检查更新' }));
    await expect(await canvas.findByText('新版本 9.9.9 已经可用')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '刷新' })).toBeVisible();
  },
};

export const CheckFailed: Story = {
  parameters: { apollo: { state: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '检查更新' }));
    await expect(await canvas.findByText(/没有查到版本/)).toBeVisible();
  },
};

/** The agreement opens over the page and gives the focus back. */
export const Agreement: Story = {
  parameters: { shots: ['mobile', 'dark', 'en mobile'] },
  play: async ({ canvas, userEvent }) => {
    const terms = canvas.getByRole('button', { name: '用户协议' });
    await userEvent.click(terms);
    await screen.findByRole('dialog', { name: '用户协议' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(terms).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: '隐私政策' }));
    await expect(await screen.findByRole('dialog', { name: '隐私政策' })).toBeVisible();
  },
};
