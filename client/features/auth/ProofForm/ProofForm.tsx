import { useState } from 'react';
import type { CodeScene } from '#client/graphql/generated/auth.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { isEmail } from '#domain/users/email.ts';
import { Agreement } from '../Agreement/Agreement.tsx';
import { CodeField } from '../CodeField/CodeField.tsx';
import { EmailField } from '../EmailField/EmailField.tsx';
import styles from '../form.module.css';
import { isNewPassword } from '../is-new-password.ts';
import { NewPasswordField } from '../NewPasswordField/NewPasswordField.tsx';
import { Refused } from '../Refused/Refused.tsx';
import { useForm } from '../use-form.ts';

/** An address, the code that proves it, and a password. */
export interface Proof {
  email: string;
  code: string;
  password: string;
}

interface Props {
  scene: CodeScene;
  email: string;
  onEmail: (email: string) => void;
  passwordLabel: string;
  submitLabel: string;
  /** The agreements have to be ticked. */
  agreement?: boolean;
  /** Sends it; a rejection is shown in place. */
  onProve: (proof: Proof) => Promise<void>;
}

/** What registering, a new password and binding an e-mail all ask for. */
export function ProofForm({ scene, email, onEmail, passwordLabel, submitLabel, agreement = false, onProve }: Props) {
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [emailNeeded, setEmailNeeded] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const [unagreedTries, setUnagreedTries] = useState(0);
  const form = useForm(async () => {
    if (agreement && !agreed) return setUnagreedTries((times) => times + 1);
    await onProve({ email: email.trim(), code, password });
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit} onChange={form.clearFailure}>
      <EmailField value={email} onChange={onEmail} needed={emailNeeded} error={form.at('email')} />
      <CodeField
        email={email}
        scene={scene}
        value={code}
        onChange={setCode}
        onEmailNeeded={() => setEmailNeeded(true)}
        error={form.at('code')}
      />
      <NewPasswordField label={passwordLabel} value={password} onChange={setPassword} />
      {agreement && <Agreement agreed={agreed} onChange={setAgreed} unagreedTries={unagreedTries} />}
      <Refused text={form.at('form')} />
      <Button
        type="submit"
        size="large"
        block
        loading={form.sending}
        disabled={!isEmail(email) || code === '' || !isNewPassword(password)}
      >
        {submitLabel}
      </Button>
    </form>
  );
}
