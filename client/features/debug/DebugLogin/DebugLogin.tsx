import { type FormEvent, useState } from 'react';
import { useDebugLoginGuestMutation, useDebugLoginMutation } from '#client/graphql/generated/debug.ts';
import { type Login_ResultFragment } from '#client/graphql/generated/shared.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { TextField } from '#client/ui/TextField/TextField.tsx';
import styles from '../debug.module.css';
import { useT } from '../wording.ts';

interface Props {
  onLogin: (login: Login_ResultFragment, fresh: boolean) => Promise<void>;
}

/** Logs in as anyone by id or e-mail, or as a new guest. */
export function DebugLogin({ onLogin }: Props) {
  const t = useT('debug');
  const [account, setAccount] = useState('');
  const [logIn, one] = useDebugLoginMutation();
  const [logInGuest, guest] = useDebugLoginGuestMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await logIn({ variables: { account } }).catch(() => undefined);
    if (result?.data) await onLogin(result.data.debugLogin, false);
  };
  const asGuest = async () => {
    const result = await logInGuest().catch(() => undefined);
    if (result?.data) await onLogin(result.data.debugLoginGuest, true);
  };
  return (
    <Card as="section">
      <form className={styles.part} onSubmit={(event) => void submit(event)}>
        <h2>{t('login')}</h2>
        <TextField label={t('account')} value={account} onChange={(event) => setAccount(event.target.value.trim())} />
        <div className={styles.buttons}>
          <Button type="submit" scene="secondary" size="small" loading={one.loading} disabled={account === ''}>
            {t('login_as')}
          </Button>
          <Button scene="secondary" size="small" loading={guest.loading} onClick={() => void asGuest()}>
            {t('login_guest')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
