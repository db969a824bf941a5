import type { ApolloClient } from '@apollo/client';
import { createClient } from '#client/graphql/client.ts';
import { linkTo } from '#client/graphql/links.ts';
import { setToken } from '#client/platform/session.ts';
import { dropUnit } from '#client/platform/unit-handover.ts';
import { failureHandler } from './failure-handler.ts';

/** Forgets everything this device holds of the account. */
export async function forgetLogin(client: ApolloClient) {
  setToken(null);
  dropUnit();
  await client.clearStore();
}

interface Ways {
  toLanding: () => void;
  toTerminating: (willTerminateAt: string | undefined) => void;
}

/** The Apollo client of the app; a refused login or a terminating account leads where it must. */
export function createAppClient({ toLanding, toTerminating }: Ways): ApolloClient {
  const client = createClient(
    linkTo(
      '/graphql',
      failureHandler({
        onUnauthenticated: () => {
          void forgetLogin(client);
          toLanding();
        },
        onTerminating: toTerminating,
      }),
    ),
  );
  return client;
}
