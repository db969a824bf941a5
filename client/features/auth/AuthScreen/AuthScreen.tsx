import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import type { Login_ResultFragment } from '#client/graphql/generated/shared.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { Tabs } from '#client/ui/Tabs/Tabs.tsx';
import { LoginForm } from '../LoginForm/LoginForm.tsx';
import { RegisterForm } from '../RegisterForm/RegisterForm.tsx';
import { ResetForm } from '../ResetForm/ResetForm.tsx';
import { useT } from '../wording.ts';
import styles from './AuthScreen.module.css';

const GuestDialog = lazy(async () => {
  const module = await import('../GuestDialog/GuestDialog.tsx');
  return { default: module.GuestDialog };
});

export type AuthWay = 'login' | 'register' | 'reset';

interface Props {
  /** Which way is open first. */
  first?: AuthWay;
  /** Kept for the landing page on the way back. */
  redirect?: string;
  /** `fresh`: the account was made just now. */
  onSignedIn: (login: Login_ResultFragment, fresh: boolean) => Promise<void>;
}

/** The counter by the door: log in, register, get a new password, or come in as a guest. */
export function AuthScreen({ first = 'login', redirect, onSignedIn }: Props) {
  const t = useT('auth');
  const common = useT('common');
  const [way, setWay] = useState<AuthWay>(first);
  const [email, setEmail] = useState('');
  const [guest, setGuest] = useState<'asked' | 'declined'>();
  const address = { email, onEmail: setEmail };
  return (
    <div className={styles.page}>
      <div className={styles.art}>
        <span className={styles.sun} />
        <IconButton
          icon="left"
          label={common('back')}
          className={styles.back}
          render={<Link to="/" search={{ redirect }} />}
        />
        <p className={`${styles.greeting} display`} aria-hidden="true">
          {t('greeting_1')}
          <br />
          {t('greeting_2')}
        </p>
        <span className={styles.counter} />
        <span className={styles.who}>
          <Mascot id={1008} />
          <Mascot id={1002} pose={way === 'reset' ? 'think' : 'happy'} />
          <Mascot id={1005} />
        </span>
      </div>
      <main className={styles.main}>
        <h1 className="display">{t(`title_${way}`)}</h1>
        <Tabs
          label={t('ways')}
          value={way}
          onChange={setWay}
          items={[
            {
              value: 'login',
              label: t('tab_login'),
              panel: (
                <LoginForm
                  {...address}
                  onForgot={() => setWay('reset')}
                  onLogin={(login) => onSignedIn(login, false)}
                />
              ),
            },
            {
              value: 'register',
              label: t('tab_register'),
              panel: <RegisterForm {...address} onLogin={(login) => onSignedIn(login, true)} />,
            },
            {
              value: 'reset',
              label: t('tab_reset'),
              panel: <ResetForm {...address} onDone={() => setWay('login')} />,
            },
          ]}
        />
        <p className={styles.or}>{t('or')}</p>
        <Button scene="secondary" block onClick={() => setGuest('asked')}>
          {t('guest')}
        </Button>
      </main>
      {guest && (
        <Suspense>
          <GuestDialog
            open={guest === 'asked'}
            onClose={() => setGuest('declined')}
            onSignedIn={(login) => onSignedIn(login, true)}
          />
        </Suspense>
      )}
    </div>
  );
}
