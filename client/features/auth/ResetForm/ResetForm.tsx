import { useResetPasswordMutation } from '#client/graphql/generated/graphql.ts';
import { useT } from '#client/i18n/useT.ts';
import { toast } from '#client/ui/Toast/toasts.ts';
import { ProofForm } from '../ProofForm/ProofForm.tsx';

interface Props {
  email: string;
  onEmail: (email: string) => void;
  onDone: () => void;
}

/** A new password for an account whose old one is lost. */
export function ResetForm({ email, onEmail, onDone }: Props) {
  const t = useT('auth');
  const [reset] = useResetPasswordMutation({ context: { quiet: true } });
  return (
    <ProofForm
      scene="RESET_PASSWORD"
      email={email}
      onEmail={onEmail}
      passwordLabel={t('new_password')}
      submitLabel={t('reset')}
      onProve={async (input) => {
        const { data } = await reset({ variables: { input } });
        if (!data?.resetPassword) return;
        toast({ kind: 'success', text: t('reset_done') });
        onDone();
      }}
    />
  );
}
