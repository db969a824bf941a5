import { useState } from 'react';
import type { CodeScene } from '#client/graphql/generated/auth.ts';
import { useNow } from '#client/platform/use-now.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { TextField } from '#client/ui/TextField/TextField.tsx';
import { isEmail, normaliseEmail } from '#domain/users/email.ts';
import { CallFailure, useAccountCalls } from '../account-calls.ts';
import { useFormFailure } from '../use-form.ts';
import { useT } from '../wording.ts';
import styles from './CodeField.module.css';

interface Props {
  email: string;
  scene: CodeScene;
  value: string;
  onChange: (code: string) => void;
  /** A code was asked for without a valid address. */
  onEmailNeeded: () => void;
  /** What the server says about the code. */
  error?: string;
}

interface Freeze {
  /** The address it holds for; another one may have a code at once. */
  email: string;
  /** ms since the epoch */
  until: number;
  sent: boolean;
  /** The mail lies in the local outbox. */
  outbox: boolean;
}

/** The code that proves an address: asked for by a button, and again only when the server allows. */
export function CodeField({ email, scene, value, onChange, onEmailNeeded, error }: Props) {
  const t = useT('auth');
  const describe = useFormFailure();
  const [freeze, setFreeze] = useState<Freeze>();
  const [refused, setRefused] = useState<string>();
  const [loading, setLoading] = useState(false);
  const calls = useAccountCalls();
  const own = freeze?.email === normaliseEmail(email) ? freeze : undefined;
  const now = useNow(own ? 250 : null);
  const seconds = own ? Math.max(0, Math.ceil((own.until - now) / 1000)) : 0;

  const request = async () => {
    if (!isEmail(email)) return onEmailNeeded();
    const address = normaliseEmail(email);
    const freezeFor = (s: number, sent: boolean, outbox: boolean) =>
      setFreeze({ email: address, until: Date.now() + s * 1000, sent, outbox });
    setRefused(undefined);
    setLoading(true);
    try {
      const { sendCode } = await calls();
      const { freezeSeconds, outbox } = await sendCode({ email: address, scene });
      freezeFor(freezeSeconds, true, outbox);
    } catch (failure) {
      setRefused(describe(failure)?.text);
      const wait = failure instanceof CallFailure ? failure.retryAfter : 0;
      if (wait > 0) freezeFor(wait, own?.sent ?? false, own?.outbox ?? false);
    } finally {
      setLoading(false);
    }
  };

  return (
    <div>
      <TextField
        label={t('code')}
        placeholder={t('code_placeholder')}
        hint={own?.sent ? t('code_sent', { email: own.email }) : undefined}
        error={error ?? refused}
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        end={
          <Button
            scene="quiet"
            size="small"
            className={styles.get}
            loading={loading}
            disabled={seconds > 0}
            onClick={() => void request()}
          >
            {seconds > 0 ? t('code_again', { seconds }) : t('code_get')}
          </Button>
        }
      />
      {own?.sent && own.outbox && (
        <p className={styles.outbox}>
          {t.rich('code_outbox', {
            link: (chunks) => (
              <a href="/outbox" target="_blank" rel="noreferrer">
                {chunks}
              </a>
            ),
          })}
        </p>
      )}
    </div>
  );
}
