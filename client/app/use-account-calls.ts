import { useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { AccountCallsSource } from '#client/features/auth/account-calls.ts';
import type { SignedIn } from './sign-in.ts';

/** A way in that is painted before the data layer has come: its calls, and what a login leads to. */
export function useAccountCalls() {
  const { client } = useRouter().options.context;
  const navigate = useNavigate();
  return useMemo(() => {
    const calls: AccountCallsSource = async () => {
      const [apollo, { accountCallsOf }] = await Promise.all([
        client(),
        import('#client/features/auth/apollo-calls.ts'),
      ]);
      return accountCallsOf(apollo);
    };
    const finish = async (signedIn: SignedIn) => {
      const [apollo, { finishSignIn }] = await Promise.all([client(), import('./sign-in.ts')]);
      await finishSignIn(apollo, navigate, signedIn);
    };
    return { calls, finish };
  }, [client, navigate]);
}
