import type { ApolloClient } from '@apollo/client';
import {
  PushKeyDocument,
  RegisterPushDocument,
  type ReminderPartsFragment,
  UnregisterPushDocument,
  UpdateRemindersDocument,
} from '#client/graphql/generated/reminders.ts';
import type { ReminderDevice } from '#client/platform/reminder-device.ts';
import { ownTimeZone } from '#client/platform/time-zone.ts';
import { type PlanWords, planned, plannedOfLeague, type TimeOfDay } from './plan.ts';
import { forget, ownRid, remember, useRegistered } from './registered.ts';

/** How often a device that is reminded tells the server that it is still there, and in which zone. */
const RENEW_MS = 86_400_000;
const quiet = { quiet: true };

/** What the device is told besides: the words of an app's own reminders, and whether today is done. */
export interface PlanFacts {
  words: PlanWords;
  doneToday: boolean;
}

/** Registers this device and switches reminders on. Rejects where the browser finds no push service, or the server refuses. */
export async function register(client: ApolloClient, device: ReminderDevice, daily?: TimeOfDay, context = {}) {
  const identity = await device.identify(async () => {
    const { data } = await client.query({ query: PushKeyDocument, fetchPolicy: 'no-cache' });
    return data?.pushKey ?? '';
  });
  const dailyReminder = daily && { on: true, ...daily };
  const input = { ...identity, clientChannel: device.kind, dailyReminder };
  const { data } = await client.mutate({ mutation: RegisterPushDocument, variables: { input }, context });
  if (data) remember(identity.rid, Date.now(), ownTimeZone());
  return data?.registerPush ?? null;
}

/** Plans what an app does by itself, after each change and at each start. */
export function replan(
  device: ReminderDevice,
  { enabled, dailyReminder, rank }: ReminderPartsFragment,
  facts: PlanFacts,
): void {
  const now = new Date();
  const { words, doneToday } = facts;
  device.plan([
    ...(enabled && dailyReminder.on ? planned(now, dailyReminder, doneToday, words.daily) : []),
    ...(enabled && rank.on ? plannedOfLeague(now, words) : []),
  ]);
}

/** Makes this device one that is not reminded, on the server too where it can be reached. */
export async function unregister(client: ApolloClient, device: ReminderDevice | null): Promise<void> {
  const rid = ownRid(useRegistered.getState());
  forget();
  if (rid)
    await client
      .mutate({ mutation: UnregisterPushDocument, variables: { input: { rid } }, context: quiet })
      .catch(() => undefined);
  await device?.release().catch(() => undefined);
}

/**
 * What a start does on a device that is reminded: where it shows no notifications any more, reminders are off; else it says that
 * it is still there, once a day or in a new zone, and an app plans its next seven days.
 */
export async function keepUp(
  client: ApolloClient,
  device: ReminderDevice,
  settings: ReminderPartsFragment,
  facts: PlanFacts,
): Promise<void> {
  if ((await device.leave()) !== 'granted') {
    await unregister(client, device);
    const input = { enabled: false };
    await client
      .mutate({ mutation: UpdateRemindersDocument, variables: { input }, context: quiet })
      .catch(() => undefined);
    return;
  }
  replan(device, settings, facts);
  const { at, zone } = useRegistered.getState();
  if (Date.now() - at > RENEW_MS || zone !== ownTimeZone())
    await register(client, device, undefined, quiet).catch(() => undefined);
}
