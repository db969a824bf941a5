import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from '@tanstack/react-router';
import {
  type Login_ResultFragment,
  LogoutDocument,
  SyncPreferencesDocument,
} from '#client/graphql/generated/shared.ts';
import { fromStored, toStored } from '#client/graphql/preferences.ts';
import { setPreferences, usePreferences } from '#client/platform/preferences.ts';
import { setToken } from '#client/platform/session.ts';
import { postLoginRoute } from '#client/routing/post-login-route.ts';
import { forgetLogin } from './client.ts';

type Navigate = ReturnType<typeof useNavigate>;

export interface SignedIn {
  login: Login_ResultFragment;
  /** The account was made just now: it takes over the preferences of this device, not the other way round. */
  fresh: boolean;
  redirect?: string;
}

/** Finishes any kind of login: stores the token, reconciles preferences and goes where the login leads. */
export async function finishSignIn(client: ApolloClient, navigate: Navigate, { login, fresh, redirect }: SignedIn) {
  await forgetLogin(client);
  setToken(login.token);
  if (fresh) {
    const input = toStored(usePreferences.getState());
    void client.mutate({ mutation: SyncPreferencesDocument, variables: { input }, context: { quiet: true } }).catch(
      () => undefined, // the device keeps them; the next change tries again
    );
  } else setPreferences(fromStored(login.user.preferences));
  const target = postLoginRoute({
    willTerminateAt: login.user.terminationResponse?.willTerminateAt ?? null,
    needsMessengerLogin: false, // no messenger account is connected to this server
    hasIdentityTags: login.user.identityTags.length > 0,
    redirect,
  });
  if (target.kind === 'path') await navigate({ href: target.path, replace: true });
}

/** `finishSignIn` for pages that have the data layer around them. */
export function useFinishSignIn() {
  const client = useApolloClient();
  const navigate = useNavigate();
  return (signedIn: SignedIn) => finishSignIn(client, navigate, signedIn);
}

/** Logs out here and on the server, and goes to the landing page. */
export function useSignOut() {
  const client = useApolloClient();
  const navigate = useNavigate();
  return async () => {
    // While the server still knows who this is: the next one here is not to be called by what this one set.
    const { forgetDevice } = await import('#client/features/reminders/forget-device.ts');
    await forgetDevice(client);
    await client.mutate({ mutation: LogoutDocument, context: { quiet: true } }).catch(() => undefined);
    setToken(null); // first: the landing page sends a logged-in user on
    await navigate({ to: '/' });
    await forgetLogin(client);
  };
}
