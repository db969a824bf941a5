import { Link } from '@tanstack/react-router';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { useT } from '../wording.ts';
import styles from './GuestNotice.module.css';

/** What a guest stands to lose, and the way to keep it. */
export function GuestNotice() {
  const t = useT('mine');
  return (
    <Link to="/user-setting/bind-email" className={styles.notice}>
      <Mascot id={1011} pose="happy" size={48} />
      <span className={styles.words}>
        <b>{t('bind')}</b>
        <small>{t('guest')}</small>
      </span>
      <Icon name="right" size={22} />
    </Link>
  );
}
