import { useState } from 'react';
import { TextField } from '#client/ui/TextField/TextField.tsx';
import { isEmail } from '#domain/users/email.ts';
import { useT } from '../wording.ts';

interface Props {
  value: string;
  onChange: (email: string) => void;
  /** A valid address is needed now, even if none was typed yet. */
  needed?: boolean;
  /** What the server says about it. */
  error?: string;
}

/** An address. What is wrong with it is said once it was left, or is needed. */
export function EmailField({ value, onChange, needed = false, error }: Props) {
  const t = useT('auth');
  const [left, setLeft] = useState(false);
  const invalid = !isEmail(value) && (needed || (left && value !== ''));
  return (
    <TextField
      label={t('email')}
      type="email"
      icon="mail"
      autoComplete="username"
      autoCapitalize="off"
      spellCheck={false}
      placeholder={t('email_placeholder')}
      value={value}
      error={invalid ? t('code_message_1') : error}
      onBlur={() => setLeft(true)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
