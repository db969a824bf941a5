import { useApolloClient } from '@apollo/client/react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { TerminatingScreen } from '#client/features/termination/TerminatingScreen/TerminatingScreen.tsx';
import { KeptAccountDocument } from '#client/graphql/generated/shared.ts';
import { postLoginRoute } from '#client/routing/post-login-route.ts';
import { useSignOut } from '../sign-in.ts';

/** The only page of an account on its way out. Keeping the account leads on as a login does. */
export function TerminatingPage() {
  const { willTerminateAt = '' } = useSearch({ from: '/data/terminating' });
  const navigate = useNavigate();
  const client = useApolloClient();
  const signOut = useSignOut();
  const goOn = async () => {
    // A failed call has already been said; the map can still be opened.
    const result = await client
      .query({ query: KeptAccountDocument, fetchPolicy: 'network-only' })
      .catch(() => undefined);
    const target = postLoginRoute({
      willTerminateAt: null,
      needsMessengerLogin: false,
      hasIdentityTags: result?.data?.currentUser.identityTags.length !== 0,
    });
    if (target.kind === 'path') await navigate({ href: target.path, replace: true });
  };
  return (
    <TerminatingScreen willTerminateAt={willTerminateAt} onKept={() => void goOn()} onSignOut={() => void signOut()} />
  );
}
