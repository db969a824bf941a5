import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { currentToken } from '#client/platform/session.ts';
import { safeRedirect } from './post-login-route.ts';

interface Entering {
  location: ParsedLocation;
}

/** Sends a visitor to the landing page, which leads back here after login. */
export function requireLogin({ location }: Entering) {
  if (!currentToken()) throw redirect({ to: '/', search: { redirect: location.href } });
}

/** Sends a logged-in user on from a page that is only for visitors. */
export function requireVisitor({ search }: { search: { redirect?: string } }) {
  if (currentToken()) throw redirect({ href: safeRedirect(search.redirect), replace: true });
}
