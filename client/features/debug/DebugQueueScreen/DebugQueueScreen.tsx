import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useDebugShelfQuery } from '#client/graphql/generated/debug.ts';
import { offerUnit } from '#client/platform/unit-handover.ts';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { Loaded } from '#client/ui/Loaded/Loaded.tsx';
import { Page } from '#client/ui/Page/Page.tsx';
import { PageHead } from '#client/ui/PageHead/PageHead.tsx';
import { Select } from '#client/ui/Select/Select.tsx';
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import type { DebugSettings } from '#domain/session/session.ts';
import { CardQueue } from '../CardQueue/CardQueue.tsx';
import { debugUnit } from '../debug-unit.ts';
import { QueueSettings } from '../QueueSettings/QueueSettings.tsx';
import { useT } from '../wording.ts';
import styles from './DebugQueueScreen.module.css';

/** A unit of any cards, asked as is set here and told to nobody. Outside production only. */
export function DebugQueueScreen() {
  const t = useT('debug');
  const common = useT('common');
  const navigate = useNavigate({ from: '/debug/queue' });
  const { packageId: named } = useSearch({ from: '/data/debug/queue' });
  const [settings, setSettings] = useState<DebugSettings>();
  const query = useDebugShelfQuery({ fetchPolicy: 'cache-and-network', context: { quiet: true } });
  return (
    <Page width="list">
      <PageHead
        title={t('queue')}
        start={<IconButton icon="left" label={common('back')} render={<Link to="/debug" />} />}
      />
      <div className={styles.parts}>
        <p className={styles.about}>{t('queue_about')}</p>
        <QueueSettings onSettings={setSettings} />
        <Loaded
          query={query}
          label={t('queue_loading')}
          skeleton={<Skeleton shape="box" height={240} />}
          failed={{ as: 'p', title: t('queue_failed') }}
        >
          {({ shelf: { packages } }) => {
            const packageId = packages.find(({ id }) => id === named)?.id ?? packages[0]?.id;
            if (packageId === undefined)
              return <StateMessage as="p" mascot={1003} pose="think" title={t('queue_no_packages')} />;
            return (
              <>
                <Select
                  label={t('queue_package')}
                  value={String(packageId)}
                  options={packages.map(({ id, name }) => ({ value: String(id), label: name }))}
                  onChange={(id) => void navigate({ search: { packageId: Number(id) }, replace: true })}
                />
                <CardQueue
                  key={packageId}
                  packageId={packageId}
                  ready={settings !== undefined}
                  onStart={(cards, difficulty) => {
                    if (!settings) return;
                    offerUnit(debugUnit({ packageId, cards, difficulty, settings, now: new Date() }));
                    void navigate({ to: '/unit/learn', search: { packageId } });
                  }}
                />
              </>
            );
          }}
        </Loaded>
      </div>
    </Page>
  );
}
