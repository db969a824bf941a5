import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ReminderGuide } from '#client/features/reminders/ReminderGuide/ReminderGuide.tsx';
import { forget, remember } from '#client/features/reminders/registered.ts';
import type { LocalNotification } from '#client/platform/bridge.ts';
import { setToken } from '#client/platform/session.ts';
import { fakeShell, reminderServer, STORY_TOKEN } from './device.ts';

let planned: LocalNotification[] = [];
const first = reminderServer({ stageCount: 1 });
const between = reminderServer({ stageCount: 2 });
const kept = reminderServer({ stageCount: 10, enabled: true });
const lost = reminderServer({ stageCount: 10, enabled: true });

const meta = {
  component: ReminderGuide,
  parameters: { picture: false, apollo: { resolvers: first.resolvers } },
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
} satisfies Meta<typeof ReminderGuide>;
export default meta;

type Story = StoryObj<typeof meta>;

/** After the first stage it asks; whoever says yes is called from then on. */
export const AfterTheFirst: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '每天 09:00 叫我' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(first.state).toMatchObject({ enabled: true, guides: ['FIRST'], devices: ['story-phone'] });
    await expect(planned).toHaveLength(9);
  },
};

/** At any other number of stages nobody is asked. */
export const NotNow: Story = {
  parameters: { apollo: { resolvers: between.resolvers } },
  play: async () => {
    await new Promise((done) => setTimeout(done, 500));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(between.state.guides).toEqual([]);
  },
};

/** A start of a device that is reminded plans its next seven days anew, and asks nothing. */
export const KeepsUp: Story = {
  parameters: { apollo: { resolvers: kept.resolvers } },
  beforeEach: () => {
    planned = fakeShell('granted');
    remember('story-phone', 0, 'UTC');
  },
  play: async () => {
    await waitFor(() => expect(planned).toHaveLength(9));
    await waitFor(() => expect(kept.state.devices).toEqual(['story-phone']));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** Where the device shows nothing any more, the setting is off from the next start on. */
export const LeaveWithdrawn: Story = {
  parameters: { apollo: { resolvers: lost.resolvers } },
  beforeEach: () => {
    lost.state.devices = ['story-phone'];
    planned = fakeShell('denied');
    remember('story-phone', Date.now(), 'UTC');
  },
  play: async () => {
    await waitFor(() => expect(lost.state).toMatchObject({ enabled: false, devices: [] }));
    await expect(planned).toEqual([]);
  },
};
