import { useEffect, useEffectEvent } from 'react';
import { type QueueSettings_SettingsFragment, useDebugQueueQuery } from '#client/graphql/generated/debug.ts';
import { Card } from '#client/ui/Card/Card.tsx';
import { Loaded } from '#client/ui/Loaded/Loaded.tsx';
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx';
import { facesSetBy } from '#domain/session/face-settings.ts';
import type { DebugSettings } from '#domain/session/session.ts';
import { QueueForm } from '../QueueForm/QueueForm.tsx';
import { useT } from '../wording.ts';

interface Props {
  /** the settings that are saved, at first and after each change */
  onSettings: (settings: DebugSettings) => void;
}

const meant = (saved: QueueSettings_SettingsFragment): DebugSettings => ({
  practiceTimes: saved.practiceCardTimes,
  facesSet: facesSetBy(saved),
});

/** How debug units ask their cards, as the account has saved it. */
export function QueueSettings({ onSettings }: Props) {
  const t = useT('debug');
  const query = useDebugQueueQuery({ fetchPolicy: 'cache-and-network', context: { quiet: true } });
  const saved = query.data?.debugQueue;
  const tell = useEffectEvent(onSettings);
  useEffect(() => {
    if (saved) tell(meant(saved));
  }, [saved]);
  return (
    <Card as="section">
      <Loaded
        query={query}
        label={t('queue_loading')}
        skeleton={<Skeleton shape="box" height={320} />}
        failed={{ as: 'p', title: t('queue_failed') }}
      >
        {({ debugQueue }) => <QueueForm saved={debugQueue} onSaved={(now) => onSettings(meant(now))} />}
      </Loaded>
    </Card>
  );
}
