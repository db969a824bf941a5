import { useState } from 'react';
import type { Login_ResultFragment } from '#client/graphql/generated/shared.ts';
import { ConfirmDialog } from '#client/ui/ConfirmDialog/ConfirmDialog.tsx';
import { toast } from '#client/ui/Toast/toasts.ts';
import { AgreementText } from '../AgreementText/AgreementText.tsx';
import { CallFailure, useAccountCalls } from '../account-calls.ts';
import { useT } from '../wording.ts';
import styles from './GuestDialog.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
  onSignedIn: (login: Login_ResultFragment) => Promise<void>;
}

/** Says what a guest account is before one is made. */
export function GuestDialog({ open, onClose, onSignedIn }: Props) {
  const t = useT('auth');
  const api = useT('api');
  const calls = useAccountCalls();
  const [loading, setLoading] = useState(false);
  const begin = async () => {
    setLoading(true);
    try {
      const login = await (await calls()).loginAsGuest();
      if (login.token) await onSignedIn(login);
      else toast({ kind: 'error', text: t('login_failed') });
    } catch (error) {
      // A call that failed has already been said; a data layer that could not be fetched has not.
      if (!(error instanceof CallFailure)) toast({ kind: 'error', text: api('network_error') });
    } finally {
      setLoading(false);
    }
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
