import { type Login_ResultFragment, useRegisterMutation } from '#client/graphql/generated/graphql.ts';
import { useT } from '#client/i18n/useT.ts';
import { ProofForm } from '../ProofForm/ProofForm.tsx';

interface Props {
  email: string;
  onEmail: (email: string) => void;
  onLogin: (login: Login_ResultFragment) => Promise<void>;
}

/** A new account by e-mail, logged in at once. */
export function RegisterForm({ email, onEmail, onLogin }: Props) {
  const t = useT('auth');
  const [register] = useRegisterMutation({ context: { quiet: true } });
  return (
    <ProofForm
      scene="REGISTER"
      email={email}
      onEmail={onEmail}
      passwordLabel={t('password')}
      submitLabel={t('register')}
      agreement
      onProve={async (input) => {
        const { data } = await register({ variables: { input } });
        if (data) await onLogin(data.register);
      }}
    />
  );
}
