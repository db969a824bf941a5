import { AccountCallsContext } from '#client/features/auth/account-calls.ts';
import { GuestDialog } from '#client/features/auth/GuestDialog/GuestDialog.tsx';
import { useAccountCalls } from '../use-account-calls.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  redirect?: string;
}

/** The way in as a guest. */
export function GuestEntry({ redirect, ...dialog }: Props) {
  const { calls, finish } = useAccountCalls();
  return (
    <AccountCallsContext value={calls}>
      <GuestDialog {...dialog} onSignedIn={(login) => finish({ login, fresh: true, redirect })} />
    </AccountCallsContext>
  );
}
