/** What decides where a login leads. */
export interface PostLogin {
  /** ISO instant, null unless the account is being terminated. */
  willTerminateAt: string | null;
  /** Inside the messenger, without the open id that its payments need. */
  needsMessengerLogin: boolean;
  hasIdentityTags: boolean;
  /** The full path the visitor was sent away from. */
  redirect?: string;
}

export type PostLoginTarget = { kind: 'messenger-login' } | { kind: 'path'; path: string };

/** Where a login leads when nothing else is asked for. */
export const homePath = '/atlas';

/** Paths that would send a logged-in user straight back to where they are. */
const entries = /^\/(?:auth)?(?:[?#]|$)/;

/** The redirect when it is a path of this app, else home. Refuses other origins, such as `//evil.example`. */
export function safeRedirect(redirect: string | undefined): string {
  if (!redirect?.startsWith('/') || /^\/[/\\]/.test(redirect) || entries.test(redirect)) return homePath;
  return redirect;
}

/**
 * Where a login leads, in the order of the specification: the terminating page, messenger login,
 * onboarding (which keeps the redirect), the redirect, home.
 */
export function postLoginRoute({ willTerminateAt, needsMessengerLogin, hasIdentityTags, redirect }: PostLogin) {
  const path = (to: string): PostLoginTarget => ({ kind: 'path', path: to });
  const target = safeRedirect(redirect);
  if (willTerminateAt) return path(`/terminating?${new URLSearchParams({ willTerminateAt })}`);
  if (needsMessengerLogin) return { kind: 'messenger-login' } satisfies PostLoginTarget;
  if (!hasIdentityTags) {
    return path(
      target === homePath
        ? '/identity-onboarding'
        : `/identity-onboarding?${new URLSearchParams({ redirect: target })}`,
    );
  }
  return path(target);
}
