import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Logo } from '#client/art/Logo/Logo.tsx';
import { useAppInfoQuery } from '#client/graphql/generated/shared.ts';
import { AgreementDialog } from '#client/parts/AgreementDialog/AgreementDialog.tsx';
import { useT as useAgreementT } from '#client/parts/AgreementDialog/wording.ts';
import { Card } from '#client/ui/Card/Card.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { IconTile } from '#client/ui/IconTile/IconTile.tsx';
import { List, ListRow } from '#client/ui/ListRow/ListRow.tsx';
import { Page } from '#client/ui/Page/Page.tsx';
import { PageHead } from '#client/ui/PageHead/PageHead.tsx';
import { Spinner } from '#client/ui/Spinner/Spinner.tsx';
import { toast } from '#client/ui/Toast/toasts.ts';
import { version } from '../../../../package.json';
import { useT } from '../wording.ts';
import styles from './AboutScreen.module.css';

const agreements = ['terms', 'privacy'] as const;

/** The sign over the door: version, whether there is a newer one, and the two agreements. */
export function AboutScreen() {
  const t = useT('about');
  const texts = useAgreementT('agreements');
  const common = useT('common');
  const router = useRouter();
  const { data, refetch } = useAppInfoQuery({ fetchPolicy: 'cache-and-network', context: { quiet: true } });
  const [full, setFull] = useState(false);
  const [checking, setChecking] = useState(false);
  const [reading, setReading] = useState<(typeof agreements)[number]>();

  const check = async () => {
    setChecking(true);
    const latest = await refetch().then(
      (result) => result.data?.appInfo.updateConfig.latestVersion,
      () => undefined,
    );
    setChecking(false);
    if (!latest) toast({ kind: 'error', text: t('unknown') });
    else if (latest === version) toast({ kind: 'success', text: t('newest') });
    else
      toast({
        kind: 'info',
        text: t('newer', { version: latest }),
        action: { label: t('reload'), onAct: () => location.reload() },
      });
  };

  return (
    <Page width="list">
      <PageHead
        title={<span className="display">{t('title')}</span>}
        start={
          <IconButton
            icon="left"
            label={common('back')}
            className={styles.back}
            onClick={() => (router.history.canGoBack() ? router.history.back() : void router.navigate({ to: '/' }))}
          />
        }
      />
      <section className={styles.sign}>
        <Logo size={112} />
        <b className="display">{common('brand')}</b>
        <button
          type="button"
          className={styles.version}
          title={t('full_hint')}
          aria-expanded={full}
          onDoubleClick={() => setFull(!full)}
          onClick={({ detail }) => detail === 0 && setFull(!full)} // by the keyboard
        >
          {t('version', { version })}
        </button>
        {full && data && (
          <p className={styles.full}>{t('full', { client: version, server: data.appInfo.fullVersion })}</p>
        )}
      </section>
      <Card pad={false}>
        <List>
          <ListRow
            picture={<IconTile name="history" />}
            title={t('check')}
            end={checking && <Spinner size={24} label={t('checking')} />}
            render={<button type="button" onClick={() => void check()} />}
          />
          {agreements.map((agreement) => (
            <ListRow
              key={agreement}
              picture={<IconTile name={agreement === 'terms' ? 'doc' : 'lock'} />}
              title={texts(agreement)}
              arrow
              render={<button type="button" onClick={() => setReading(agreement)} />}
            />
          ))}
        </List>
      </Card>
      {reading && <AgreementDialog agreement={reading} open onClose={() => setReading(undefined)} />}
    </Page>
  );
}
