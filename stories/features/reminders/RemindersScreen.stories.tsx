import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { RemindersScreen } from '#client/features/reminders/RemindersScreen/RemindersScreen.tsx';
import { forget, remember } from '#client/features/reminders/registered.ts';
import type { LocalNotification } from '#client/platform/bridge.ts';
import { setToken } from '#client/platform/session.ts';
import { ToastRegion } from '#client/ui/Toast/Toast.tsx';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';
import { fakeShell, reminderServer, STORY_TOKEN } from './device.ts';

let planned: LocalNotification[] = [];
const off = reminderServer();
const on = reminderServer({ enabled: true });
const refused = reminderServer();
const leaving = reminderServer({ enabled: true });

const meta = {
  component: RemindersScreen,
  parameters: { layout: 'fullscreen', apollo: { resolvers: off.resolvers } },
  render: () => (
    <>
      <RemindersScreen />
      <ToastRegion />
    </>
  ),
  beforeEach: () => {
    setToken(STORY_TOKEN);
    forget();
    planned = fakeShell('default');
    return () => {
      window.breadBridge = undefined;
      forget();
      setToken(null);
    };
  },
} satisfies Meta<typeof RemindersScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Whoever switches it on is asked by the device; then seven days are planned, ids from 1000. */
export const SwitchOn: Story = {
  parameters: { shots: SCREEN_SHOTS },
  play: async ({ canvas, userEvent }) => {
    const allow = await canvas.findByRole('switch', { name: '允许通知' });
    await expect(allow).not.toBeChecked();
    await expect(canvas.getByRole('switch', { name: '每日提醒' })).toHaveAttribute('data-disabled');
    await userEvent.click(allow);
    await waitFor(() => expect(allow).toBeChecked());
    await expect(await screen.findByText('好的，每天 09:00 叫你')).toBeVisible();
    await expect(planned.map(({ id }) => id)).toEqual([1000, 1001, 1002, 1003, 1004, 1005, 1006, 1100, 1101]);
    await expect(off.state.devices).toEqual(['story-phone']);
  },
};

/** The wheels turn in quarters of an hour; the time holds when they rest. */
export const PickTime: Story = {
  parameters: { apollo: { resolvers: on.resolvers }, shots: ['mobile', 'dark pc', 'text200 mobile'] },
  beforeEach: () => {
    planned = fakeShell('granted');
    remember('story-phone', Date.now(), 'UTC');
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('switch', { name: '允许通知' })).toBeChecked());
    await userEvent.click(canvas.getByRole('button', { name: '几点叫我 09:00' }));
    (await canvas.findByRole('listbox', { name: '分' })).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: '几点叫我 09:15' })).toBeVisible();
    await waitFor(() => expect(on.state.dailyReminder).toEqual({ on: true, hour: 9, minute: 15 }), { timeout: 3000 });
    await waitFor(() => expect(new Date(planned[0]?.at ?? 0).getMinutes()).toBe(15));
  },
};

/** Off again: nothing is planned any more, and the server has forgotten the device. */
export const SwitchOff: Story = {
  parameters: { picture: false, apollo: { resolvers: leaving.resolvers } },
  beforeEach: () => {
    leaving.state.devices = ['story-phone'];
    planned = fakeShell('granted');
    remember('story-phone', Date.now(), 'UTC');
  },
  play: async ({ canvas, userEvent }) => {
    const allow = await canvas.findByRole('switch', { name: '允许通知' });
    await waitFor(() => expect(allow).toBeChecked());
    await userEvent.click(allow);
    await waitFor(() => expect(allow).not.toBeChecked());
    await waitFor(() => expect(leaving.state).toMatchObject({ enabled: false, devices: [] }));
    await expect(planned).toEqual([]);
  },
};

/** The learner says no to the device: nothing is switched on. */
export const NotAllowed: Story = {
  parameters: { picture: false, apollo: { resolvers: refused.resolvers } },
  beforeEach: () => {
    planned = fakeShell('default', 'denied');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: '允许通知' }));
    await expect(await screen.findByText('没有得到允许，先不提醒')).toBeVisible();
    await expect(refused.state.enabled).toBe(false);
    await expect(await canvas.findByText(/手机不许/)).toBeVisible();
  },
};

/** The device lets us do nothing, and the page says where that is changed. */
export const Denied: Story = {
  parameters: { shots: ['mobile', 'dark mobile', 'en mobile'] },
  beforeEach: () => {
    fakeShell('denied');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/手机不许/)).toBeVisible();
    await expect(canvas.getByRole('switch', { name: '允许通知' })).toHaveAttribute('data-disabled');
  },
};

export const Loading: Story = {
  parameters: { apollo: { state: 'loading' }, shots: ['mobile'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status', { name: '正在看闹钟' })).toBeVisible());
  },
};

export const Failed: Story = {
  parameters: { apollo: { state: 'offline' }, shots: ['mobile'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('提醒没有拿到');
  },
};

/** A browser that can show no notifications says what would. */
export const Impossible: Story = {
  parameters: { shots: ['mobile'] },
  beforeEach: () => {
    window.breadBridge = undefined;
    const { Notification } = window;
    Reflect.deleteProperty(window, 'Notification');
    return () => {
      window.Notification = Notification;
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '这里响不了' })).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};
