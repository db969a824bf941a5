import { type Login_ResultFragment, useGuestLoginMutation } from '#client/graphql/generated/graphql.ts';
import { useT } from '#client/i18n/useT.ts';
import { ConfirmDialog } from '#client/ui/ConfirmDialog/ConfirmDialog.tsx';
import { toast } from '#client/ui/Toast/toasts.ts';
import { AgreementText } from '../AgreementText/AgreementText.tsx';
import styles from './GuestDialog.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
  onSignedIn: (login: Login_ResultFragment) => Promise<void>;
}

/** Says what a guest account is before one is made. */
export function GuestDialog({ open, onClose, onSignedIn }: Props) {
  const t = useT('auth');
  const [logIn, { loading }] = useGuestLoginMutation();
  const begin = async () => {
    // A failed call has already been said.
    const result = await logIn().catch(() => undefined);
    if (!result) return;
    if (result.data?.guestLogin.token) await onSignedIn(result.data.guestLogin);
    else toast({ kind: 'error', text: t('login_failed') });
  };
  return (
    <ConfirmDialog
      open={open}
      mascot={1001}
      title={t('guest_title')}
      line={
        <>
          {t('guest_text')}
          <span className={styles.agree}>
            <AgreementText sentence="guest_agree" />
          </span>
        </>
      }
      confirmLabel={t('guest_go')}
      cancelLabel={t('guest_not_now')}
      loading={loading}
      onConfirm={() => void begin()}
      onCancel={onClose}
    />
  );
}
