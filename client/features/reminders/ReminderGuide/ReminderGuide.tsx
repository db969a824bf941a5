import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import {
  MarkReminderGuideDocument,
  type RemindersQuery,
  useRemindersQuery,
} from '#client/graphql/generated/reminders.ts';
import { type ReminderDevice, reminderDevice } from '#client/platform/reminder-device.ts';
import { keepUp } from '../device-actions.ts';
import { GuideSheet } from '../GuideSheet/GuideSheet.tsx';
import { type Guide, guideDue } from '../guide-due.ts';
import { ownRid, useRegistered } from '../registered.ts';
import { planWords, useSwitchOn } from '../use-reminders.ts';
import { useT } from '../wording.ts';

/** Keeps up what this device was told to remind of, and asks whether to remind where that is due. */
export function ReminderGuide() {
  const [device] = useState(reminderDevice);
  return device && <Keeper device={device} />;
}

function Keeper({ device }: { device: ReminderDevice }) {
  const t = useT('reminders');
  const client = useApolloClient();
  const { data } = useRemindersQuery({ fetchPolicy: 'network-only', context: { quiet: true } });
  const [guide, setGuide] = useState<Guide | null>(null);
  const looked = useRef(false);
  const doneToday = data?.checkIn.todayCheckIn ?? false;
  const switchOn = useSwitchOn(device, doneToday);

  /** Which prompt is to be shown, if any: one that the server had not heard of. */
  const look = async ({ reminders, statsOverview }: RemindersQuery): Promise<Guide | null> => {
    const registered = ownRid(useRegistered.getState()) !== null;
    if (reminders.enabled && registered) {
      await keepUp(client, device, reminders, { words: planWords(t), doneToday });
      return null;
    }
    const due = guideDue(statsOverview.stageCount, reminders);
    if (!due || (await device.leave()) === 'denied') return null;
    const { data: marked } = await client.mutate({
      mutation: MarkReminderGuideDocument,
      variables: { input: { guide: due } },
      context: { quiet: true },
    });
    return marked?.markReminderGuide ? due : null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit of the map, when the facts are there
  useEffect(() => {
    if (!data || looked.current) return;
    looked.current = true;
    look(data).then(setGuide, () => undefined);
  }, [data]);

  return (
    <GuideSheet
      guide={guide}
      initial={data?.reminders.dailyReminder}
      busy={switchOn.busy}
      onCall={async (time) => {
        await switchOn.run(time);
        setGuide(null);
      }}
      onClose={() => setGuide(null)}
    />
  );
}
