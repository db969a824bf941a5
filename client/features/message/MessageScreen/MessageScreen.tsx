import { Link } from '@tanstack/react-router';
import { Scene } from '#client/art/Scene/Scene.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { Page } from '#client/ui/Page/Page.tsx';
import { PageHead } from '#client/ui/PageHead/PageHead.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import { useT } from '../wording.ts';
import styles from './MessageScreen.module.css';

/** The inbox. Nothing sends letters yet, so it is empty for everyone. */
export function MessageScreen() {
  const t = useT('message');
  const common = useT('common');
  return (
    <Page width="list">
      <PageHead
        title={<span className="display">{t('title')}</span>}
        start={<IconButton icon="left" label={common('back')} className={styles.back} render={<Link to="/mine" />} />}
      />
      <StateMessage
        picture={<Scene name="noMessages" size={168} />}
        title={t('empty')}
        text={t('empty_text')}
        className={styles.empty}
      />
    </Page>
  );
}
