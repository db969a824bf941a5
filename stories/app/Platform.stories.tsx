import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { clientType, nativeBridge } from '#client/platform/bridge.ts';
import { vibrate } from '#client/platform/vibration.ts';
import { bridgeCalls } from '../../.storybook/platform.ts';

/** What the page believes to run inside; the toolbar chooses. */
const meta = {
  title: 'app/Platform',
  render: () => <p>{clientType()}</p>,
  parameters: { picture: false },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Browser: Story = {
  globals: { platform: 'browser' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('WEB')).toBeVisible();
    await expect(nativeBridge()).toBeUndefined();
  },
};

export const Messenger: Story = {
  globals: { platform: 'messenger' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('WECHAT')).toBeVisible();
  },
};

/** A shell is asked to vibrate in the browser's stead. */
export const NativeShell: Story = {
  globals: { platform: 'native' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ANDROID')).toBeVisible();
    vibrate(20);
    await expect(bridgeCalls.vibrate).toEqual([20]);
  },
};
