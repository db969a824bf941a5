import type { Login_ResultFragment } from '#client/graphql/generated/shared.ts';
import { useAccountCalls } from '../account-calls.ts';
import { ProofForm } from '../ProofForm/ProofForm.tsx';
import { useT } from '../wording.ts';

interface Props {
  email: string;
  onEmail: (email: string) => void;
  onLogin: (login: Login_ResultFragment) => Promise<void>;
}

/** A new account by e-mail, logged in at once. */
export function RegisterForm({ email, onEmail, onLogin }: Props) {
  const t = useT('auth');
  const calls = useAccountCalls();
  return (
    <ProofForm
      scene="REGISTER"
      email={email}
      onEmail={onEmail}
      passwordLabel={t('password')}
      submitLabel={t('register')}
      agreement
      onProve={async (input) => {
        const { register } = await calls();
        await onLogin(await register(input));
      }}
    />
  );
}
