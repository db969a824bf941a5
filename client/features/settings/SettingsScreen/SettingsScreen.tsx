import { Link } from '@tanstack/react-router';
import { useSettingsScreenQuery } from '#client/graphql/generated/settings.ts';
import { useT as useRefusedT } from '#client/parts/refused-result/wording.ts';
import { ownRefused, useRefusedResults } from '#client/platform/refused-results.ts';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { Loaded } from '#client/ui/Loaded/Loaded.tsx';
import { Page } from '#client/ui/Page/Page.tsx';
import { PageHead } from '#client/ui/PageHead/PageHead.tsx';
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx';
import { version } from '../../../../package.json';
import { AccountList } from '../AccountList/AccountList.tsx';
import { NicknameForm } from '../NicknameForm/NicknameForm.tsx';
import { OtherList } from '../OtherList/OtherList.tsx';
import { PreferenceList } from '../PreferenceList/PreferenceList.tsx';
import { RefusedResultList } from '../RefusedResultList/RefusedResultList.tsx';
import { useT } from '../wording.ts';
import styles from './SettingsScreen.module.css';

interface Props {
  onSignOut: () => void;
}

/** Everything the learner may set. What belongs to the device works without a network. */
export function SettingsScreen({ onSignOut }: Props) {
  const t = useT('settings');
  const common = useT('common');
  const kept = useRefusedT('refused');
  const results = ownRefused(useRefusedResults((state) => state.results));
  const query = useSettingsScreenQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Page width="list">
      <PageHead
        title={<span className="display">{t('title')}</span>}
        start={<IconButton icon="left" label={common('back')} className={styles.back} render={<Link to="/mine" />} />}
      />
      <div className={styles.parts}>
        <Loaded
          query={query}
          label={t('loading')}
          className={styles.parts}
          failed={{ title: t('failed'), text: t('failed_text') }}
          skeleton={
            <>
              <Skeleton shape="box" height={130} />
              <Skeleton shape="box" height={240} />
            </>
          }
        >
          {({ currentUser: user }) => (
            <>
              <NicknameForm key={user.nickname} user={user} />
              <h2>{t('account')}</h2>
              <AccountList user={user} />
            </>
          )}
        </Loaded>
        {results.length > 0 && (
          <>
            <h2>{kept('list')}</h2>
            <RefusedResultList results={results} />
          </>
        )}
        <h2>{t('preferences')}</h2>
        <PreferenceList />
        <h2>{t('other')}</h2>
        <OtherList guest={query.data?.currentUser.guest} onSignOut={onSignOut} />
        <p className={styles.version}>{t('version', { version })}</p>
      </div>
    </Page>
  );
}
