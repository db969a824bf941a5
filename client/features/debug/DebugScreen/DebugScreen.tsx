import { Link } from '@tanstack/react-router';
import type { Login_ResultFragment } from '#client/graphql/generated/shared.ts';
import { Card } from '#client/ui/Card/Card.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { IconTile } from '#client/ui/IconTile/IconTile.tsx';
import { ListRow } from '#client/ui/ListRow/ListRow.tsx';
import { PageHead } from '#client/ui/PageHead/PageHead.tsx';
import { DebugCheckIn } from '../DebugCheckIn/DebugCheckIn.tsx';
import { DebugLogin } from '../DebugLogin/DebugLogin.tsx';
import { DebugOptionList } from '../DebugOptionList/DebugOptionList.tsx';
import { DebugUnits } from '../DebugUnits/DebugUnits.tsx';
import { useT } from '../wording.ts';
import styles from './DebugScreen.module.css';

interface Props {
  loggedIn: boolean;
  onLogin: (login: Login_ResultFragment, fresh: boolean) => Promise<void>;
}

/** Tools for people who work on the product; outside production only. */
export function DebugScreen({ loggedIn, onLogin }: Props) {
  const t = useT('debug');
  const common = useT('common');
  return (
    <main className={styles.page}>
      <PageHead title={t('title')} start={<IconButton icon="left" label={common('back')} render={<Link to="/" />} />} />
      <DebugOptionList />
      <DebugLogin onLogin={onLogin} />
      {loggedIn && (
        <>
          <Card as="section" pad={false}>
            <ListRow
              picture={<IconTile name="list" />}
              title={t('queue')}
              line={t('queue_open')}
              arrow
              render={<Link to="/debug/queue" />}
            />
          </Card>
          <DebugCheckIn />
          <DebugUnits />
        </>
      )}
    </main>
  );
}
