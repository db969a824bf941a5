import { toast } from '#client/ui/Toast/toasts.ts';
import { useAccountCalls } from '../account-calls.ts';
import { ProofForm } from '../ProofForm/ProofForm.tsx';
import { useT } from '../wording.ts';

interface Props {
  email: string;
  onEmail: (email: string) => void;
  onDone: () => void;
}

/** A new password for an account whose old one is lost. */
export function ResetForm({ email, onEmail, onDone }: Props) {
  const t = useT('auth');
  const calls = useAccountCalls();
  return (
    <ProofForm
      scene="RESET_PASSWORD"
      email={email}
      onEmail={onEmail}
      passwordLabel={t('new_password')}
      submitLabel={t('reset')}
      onProve={async (input) => {
        const { resetPassword } = await calls();
        await resetPassword(input);
        toast({ kind: 'success', text: t('reset_done') });
        onDone();
      }}
    />
  );
}
