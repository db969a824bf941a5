import { useState } from 'react';
import { PasswordField } from '#client/ui/PasswordField/PasswordField.tsx';
import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/limits.ts';
import { isNewPassword } from '../is-new-password.ts';
import { useT } from '../wording.ts';

interface Props {
  label: string;
  value: string;
  onChange: (password: string) => void;
}

/** A password that is being chosen, with its rule. */
export function NewPasswordField({ label, value, onChange }: Props) {
  const t = useT('auth');
  const [left, setLeft] = useState(false);
  const rule = t('password_rule', { min: PASSWORD_MIN, max: PASSWORD_MAX });
  return (
    <PasswordField
      label={label}
      showLabel={t('show_password')}
      hideLabel={t('hide_password')}
      autoComplete="new-password"
      icon="lock"
      value={value}
      hint={rule}
      error={left && value !== '' && !isNewPassword(value) ? rule : undefined}
      onBlur={() => setLeft(true)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
