import { useSearch } from '@tanstack/react-router';
import { AuthScreen } from '#client/features/auth/AuthScreen/AuthScreen.tsx';
import { AccountCallsContext } from '#client/features/auth/account-calls.ts';
import { useWhenIdle } from '#client/platform/idle.ts';
import { useAccountCalls } from '../use-account-calls.ts';

/** Login, registration and password reset, each of which leads on to where the visitor wanted to go. */
export function AuthPage() {
  const { redirect } = useSearch({ from: '/auth' });
  const { calls, finish } = useAccountCalls();
  useWhenIdle(calls);
  return (
    <AccountCallsContext value={calls}>
      <AuthScreen redirect={redirect} onSignedIn={(login, fresh) => finish({ login, fresh, redirect })} />
    </AccountCallsContext>
  );
}
