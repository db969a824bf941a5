import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useRemindersQuery, useUpdateRemindersMutation } from '#client/graphql/generated/reminders.ts';
import type { NotificationLeave } from '#client/platform/bridge.ts';
import { type ReminderDevice, reminderDevice } from '#client/platform/reminder-device.ts';
import { standInLine } from '#client/platform/stand-in-line.ts';
import { toast } from '#client/ui/Toast/toasts.ts';
import { useAction } from '#client/ui/useAction.ts';
import { register, replan, unregister } from './device-actions.ts';
import { clockOf, type PlanWords, type TimeOfDay } from './plan.ts';
import { ownRid, useRegistered } from './registered.ts';
import { useT } from './wording.ts';

/** What an app's own reminders say. */
export const planWords = (t: ReturnType<typeof useT<'reminders'>>): PlanWords => ({
  daily: { title: t('push_title'), body: t('push_body') },
  opens: { title: t('rank_opens'), body: t('rank_opens_body') },
  closes: { title: t('rank_closes'), body: t('rank_closes_body') },
});

/** Switches reminders on for this device, at a time if one is given; says why where the device does not let us. */
export function useSwitchOn(device: ReminderDevice | null, doneToday: boolean) {
  const t = useT('reminders');
  const client = useApolloClient();
  return useAction(
    async (daily: TimeOfDay | undefined) => {
      if (!device) return { data: null };
      if ((await device.ask()) !== 'granted') {
        toast({ kind: 'info', text: t('not_allowed') });
        return { data: null };
      }
      try {
        const settings = await register(client, device, daily);
        if (settings) replan(device, settings, { words: planWords(t), doneToday });
        return { data: settings };
      } catch (error) {
        toast({ kind: 'error', text: t('no_service') });
        throw error;
      }
    },
    { done: ({ dailyReminder }) => t('switched_on', { time: clockOf(dailyReminder) }) },
  );
}

/** What the learner is reminded of, whether this device reminds, and what can be changed. */
export function useReminders() {
  const t = useT('reminders');
  const client = useApolloClient();
  const [device] = useState(reminderDevice);
  const [inTurn] = useState(standInLine);
  const [leave, setLeave] = useState<NotificationLeave | null>(null);
  const registered = useRegistered(ownRid) !== null;
  const query = useRemindersQuery({ fetchPolicy: 'cache-and-network' });
  const [update] = useUpdateRemindersMutation();
  const look = () => void device?.leave().then(setLeave);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the device does not change
  useEffect(look, []);

  const settings = query.data?.reminders;
  const doneToday = query.data?.checkIn.todayCheckIn ?? false;
  const switchOn = useSwitchOn(device, doneToday);
  const switchOff = useAction(async () => {
    const answer = await update({ variables: { input: { enabled: false } } });
    await unregister(client, device);
    return answer;
  });
  const setDaily = useAction(
    async (daily: TimeOfDay & { on: boolean }) => {
      const answer = await inTurn(() => update({ variables: { input: { dailyReminder: daily } } }));
      const facts = { words: planWords(t), doneToday };
      if (device && registered && answer.data) replan(device, answer.data.updateReminders, facts);
      return answer;
    },
    { parallel: true },
  );
  const setRank = useAction(
    async (on: boolean) => {
      const answer = await inTurn(() => update({ variables: { input: { rank: { on } } } }));
      const facts = { words: planWords(t), doneToday };
      if (device && registered && answer.data) replan(device, answer.data.updateReminders, facts);
      return answer;
    },
    { parallel: true },
  );
  return {
    query,
    device,
    leave,
    /** Whether this very device reminds. */
    on: Boolean(settings?.enabled) && registered && leave === 'granted',
    flip: async (on: boolean) => {
      await (on ? switchOn.run(undefined) : switchOff.run());
      look();
    },
    busy: switchOn.busy || switchOff.busy,
    setDaily,
    setRank,
  };
}
