import { useState } from 'react';
import type { Login_ResultFragment } from '#client/graphql/generated/shared.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { PasswordField } from '#client/ui/PasswordField/PasswordField.tsx';
import { Segmented } from '#client/ui/Segmented/Segmented.tsx';
import { isEmail } from '#domain/users/email.ts';
import { Agreement } from '../Agreement/Agreement.tsx';
import { useAccountCalls } from '../account-calls.ts';
import { CodeField } from '../CodeField/CodeField.tsx';
import { EmailField } from '../EmailField/EmailField.tsx';
import styles from '../form.module.css';
import { Refused } from '../Refused/Refused.tsx';
import { useForm } from '../use-form.ts';
import { useT } from '../wording.ts';

interface Props {
  email: string;
  onEmail: (email: string) => void;
  onForgot: () => void;
  onLogin: (login: Login_ResultFragment) => Promise<void>;
}

/** Login with a password, or with a code mailed to the address. */
export function LoginForm({ email, onEmail, onForgot, onLogin }: Props) {
  const t = useT('auth');
  const [way, setWay] = useState<'password' | 'code'>('password');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [emailNeeded, setEmailNeeded] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const [unagreedTries, setUnagreedTries] = useState(0);
  const calls = useAccountCalls();
  const secret = way === 'password' ? password : code;

  const form = useForm(async () => {
    if (!agreed) return setUnagreedTries((times) => times + 1);
    const { login } = await calls();
    await onLogin(await login({ email: email.trim(), [way]: secret }));
  });

  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit} onChange={form.clearFailure}>
      <EmailField value={email} onChange={onEmail} needed={emailNeeded} error={form.at('email')} />
      <Segmented
        label={t('by')}
        className={styles.ways}
        value={way}
        onChange={setWay}
        options={[
          { value: 'password', label: t('by_password') },
          { value: 'code', label: t('by_code') },
        ]}
      />
      {way === 'password' ? (
        <div className={styles.pair}>
          <PasswordField
            label={t('password')}
            icon="lock"
            showLabel={t('show_password')}
            hideLabel={t('hide_password')}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <button type="button" className={styles.link} onClick={onForgot}>
            {t('forgot')}
          </button>
        </div>
      ) : (
        <CodeField
          email={email}
          scene="LOGIN"
          value={code}
          onChange={setCode}
          onEmailNeeded={() => setEmailNeeded(true)}
          error={form.at('code')}
        />
      )}
      <Agreement agreed={agreed} onChange={setAgreed} unagreedTries={unagreedTries} />
      <Refused text={form.at('form')} />
      <Button type="submit" size="large" block loading={form.sending} disabled={!isEmail(email) || secret === ''}>
        {t('log_in')}
      </Button>
    </form>
  );
}
