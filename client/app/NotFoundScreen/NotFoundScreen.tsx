import { Link } from '@tanstack/react-router';
import { Scene } from '#client/art/Scene/Scene.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import { useT } from '../wording.ts';
import styles from './NotFoundScreen.module.css';

/** No such page. */
export function NotFoundScreen() {
  const t = useT('app');
  return (
    <main className={styles.page}>
      <StateMessage
        as="h1"
        picture={<Scene name="notFound" size={168} />}
        title={t('not_found_title')}
        text={t('not_found_text')}
        action={<Button render={<Link to="/" />}>{t('go_home')}</Button>}
      />
    </main>
  );
}
