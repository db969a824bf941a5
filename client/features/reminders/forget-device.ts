import type { ApolloClient } from '@apollo/client';
import { reminderDevice } from '#client/platform/reminder-device.ts';
import { unregister } from './device-actions.ts';
import { ownRid, useRegistered } from './registered.ts';

/** Stops reminders on this device for who logs out here. Their settings stay, for their other devices. */
export async function forgetDevice(client: ApolloClient): Promise<void> {
  if (ownRid(useRegistered.getState()) !== null) await unregister(client, reminderDevice());
}
