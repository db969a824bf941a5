import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useMemo } from 'react';
import { AccountCallsContext } from '../account-calls.ts';
import { accountCallsOf } from '../apollo-calls.ts';

/** Account calls for forms that stand where the data layer is loaded already. */
export function ApolloCalls({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const source = useMemo(() => {
    const calls = Promise.resolve(accountCallsOf(client));
    return () => calls;
  }, [client]);
  return <AccountCallsContext value={source}>{children}</AccountCallsContext>;
}
