import { ApolloLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { HttpLink } from '@apollo/client/link/http';
import type { DocumentNode } from 'graphql';
import { clientType } from '#client/platform/bridge.ts';
import { debugHeader } from '#client/platform/debug-options.ts';
import { usePreferences } from '#client/platform/preferences.ts';
import { hearServerClock } from '#client/platform/server-clock.ts';
import { currentToken, setToken } from '#client/platform/session.ts';
import { ownTimeZone } from '#client/platform/time-zone.ts';
import { REQUEST_TIMEOUT_MS } from '#domain/limits.ts';
import { version } from '../../package.json';
import { type Failure, failureOf } from './failures.ts';
import { stalenessLink } from './staleness.ts';

declare module '@apollo/client' {
  interface DefaultContext {
    /** The caller shows its own error: no toast. */
    quiet?: boolean;
    /** A 401 of this call does not log out. */
    ignoreUnauthenticated?: boolean;
  }
}

/** Says who asks, from what, in which language and time zone. */
export function callHeaders(): Record<string, string> {
  const token = currentToken();
  return {
    ...(token ? { token } : {}),
    'client-version': version,
    'client-type': clientType(),
    'client-channel': 'official',
    'accept-language': usePreferences.getState().locale,
    'time-zone': ownTimeZone(),
    // guard: the client sends no key that nothing repeats
    ...debugHeader(),
  };
}

/** Says it with every call. */
export const headerLink = () =>
  new SetContextLink((previous) => ({ headers: { ...previous.headers, ...callHeaders() } }));

/** A generated document, which carries the SHA-256 that the server knows it by. */
type NamedDocument = DocumentNode & { __meta__?: { hash: string } };

/** Names each operation by the hash of its document, which the server knows, instead of sending the document. */
export const documentLink = () =>
  new ApolloLink((operation, forward) => {
    const sha256Hash = (operation.query as NamedDocument).__meta__?.hash;
    operation.extensions.persistedQuery = { version: 1, sha256Hash };
    operation.setContext({ http: { includeQuery: false, includeExtensions: true } });
    return forward(operation);
  });

/** Fetch that gives up after the timeout, keeps the token a response renews, and hears the server's clock. */
async function fetchWithRenewal(input: RequestInfo | URL, init: RequestInit = {}) {
  const signals = [AbortSignal.timeout(REQUEST_TIMEOUT_MS), ...(init.signal ? [init.signal] : [])];
  const sentWith = currentToken();
  const askedAt = Date.now();
  const response = await fetch(input, { ...init, signal: AbortSignal.any(signals) });
  hearServerClock(response.headers.get('server-clock'), askedAt, Date.now());
  const renewed = response.headers.get('token');
  // A late answer of an earlier login must not bring that login back.
  if (renewed && currentToken() === sentWith) setToken(renewed);
  return response;
}

/** The longest time, in seconds, that a refused query waits for a server without room. */
const PATIENCE_S = 5;

/** Asks once more where the server had no room and names when to come again; not all in the same moment. */
async function fetchPatiently(input: RequestInfo | URL, init?: RequestInit) {
  const response = await fetchWithRenewal(input, init);
  const seconds = Number(response.headers.get('retry-after'));
  if (response.status !== 503 || !(seconds > 0 && seconds <= PATIENCE_S)) return response;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000 * (1 + Math.random() / 2)));
  return fetchWithRenewal(input, init);
}

/** Carries operations to the server. Only a query is asked again by itself: what a mutation did is not known. */
export const transportLink = (uri: string) =>
  ApolloLink.split(
    ({ operationType }) => operationType === 'query',
    new HttpLink({ uri, fetch: fetchPatiently }),
    new HttpLink({ uri, fetch: fetchWithRenewal }),
  );

/** Tells the app about every failed call, with what the caller asked to keep to itself. */
export const failureLink = (report: (failure: Failure, asked: { quiet: boolean }) => void) =>
  new ErrorLink(({ error, operation }) => {
    const context = operation.getContext();
    const failure = failureOf(error);
    const { token = null } = (context.headers ?? {}) as { token?: string };
    // A late answer to an earlier login says nothing about the one of now.
    const ofNow = token === currentToken();
    if (failure.kind === 'unauthenticated' && (context.ignoreUnauthenticated || !ofNow)) return;
    report(failure, { quiet: context.quiet === true });
  });

/** The way of an operation from the caller to what carries it. */
export const linkOver = (transport: ApolloLink, report: Parameters<typeof failureLink>[0]) =>
  ApolloLink.from([stalenessLink(), failureLink(report), headerLink(), transport]);

/** The whole way of an operation, from the caller to the server. */
export const linkTo = (uri: string, report: Parameters<typeof failureLink>[0]) =>
  linkOver(ApolloLink.from([documentLink(), transportLink(uri)]), report);
