import type { LocalNotification, NotificationLeave } from '#client/platform/bridge.ts';

/** An app's shell as a story needs it: what it lets us do, and what was planned on it. */
export function fakeShell(leave: NotificationLeave, answer: NotificationLeave = 'granted') {
  const planned: LocalNotification[] = [];
  let now = leave;
  window.breadBridge = {
    notifications: {
      deviceId: 'story-phone',
      deviceInfo: 'a phone of a story',
      leave: async () => now,
      ask: async () => {
        now = now === 'default' ? answer : now;
        return now;
      },
      schedule: (notifications) => planned.push(...notifications),
      cancel: () => planned.splice(0),
    },
  };
  return planned;
}

/** The story's server: it keeps what is set and who is registered. */
export function reminderServer(of: { enabled?: boolean; stageCount?: number } = {}) {
  const state = {
    enabled: of.enabled ?? false,
    dailyReminder: { on: true, hour: 9, minute: 0 },
    rank: { on: true },
    guides: [] as string[],
    devices: [] as string[],
  };
  const { stageCount = 5 } = of;
  type Input = { rid?: string; enabled?: boolean; dailyReminder?: typeof state.dailyReminder; guide?: string };
  type Call = (_: unknown, args: { input: Input }) => unknown;
  const change = ({ enabled, dailyReminder }: Input) => {
    state.enabled = enabled ?? state.enabled;
    state.dailyReminder = dailyReminder ?? state.dailyReminder;
    return state;
  };
  const registerPush: Call = (_, { input }) => {
    state.devices.push(input.rid ?? '');
    return change({ ...input, enabled: true });
  };
  const updateReminders: Call = (_, { input }) => change(input);
  const unregisterPush: Call = (_, { input }) => {
    state.devices = state.devices.filter((rid) => rid !== input.rid);
    return true;
  };
  const markReminderGuide: Call = (_, { input }) => {
    const isNew = !state.guides.includes(input.guide ?? '');
    if (isNew) state.guides.push(input.guide ?? '');
    return isNew;
  };
  const resolvers = {
    Query: {
      reminders: () => state,
      statsOverview: () => ({ stageCount }),
      checkIn: () => ({ todayCheckIn: false }),
    },
    Mutation: { registerPush, updateReminders, unregisterPush, markReminderGuide },
  };
  return { state, resolvers };
}

/** Logs in the account that stories of devices are about. */
export const STORY_TOKEN = `x.${btoa(JSON.stringify({ sub: '7' }))}.x`;
