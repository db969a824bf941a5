import type { ApolloClient, TypePolicies } from '@apollo/client';
import { createClient } from '#client/graphql/client.ts';
import { linkTo } from '#client/graphql/links.ts';
import { reportProblemsTo } from '#client/graphql/report-problems.ts';
import { setToken } from '#client/platform/session.ts';
import { dropUnit } from '#client/platform/unit-handover.ts';
import { type DialogOfFailure, failureHandler } from './failure-handler.ts';

/** Forgets everything this device holds of the account. */
export async function forgetLogin(client: ApolloClient) {
  setToken(null);
  dropUnit();
  await client.clearStore();
}

interface Surroundings {
  toLanding: () => void;
  toTerminating: (willTerminateAt: string | undefined) => void;
  /** What features announce. */
  cachePolicies: readonly TypePolicies[];
  dialogOfFailure: DialogOfFailure;
}

/** The Apollo client of the app; a refused login or a terminating account leads where it must. */
export function createAppClient(around: Surroundings): ApolloClient {
  const client = createClient(
    linkTo(
      '/graphql',
      failureHandler({
        onUnauthenticated: () => {
          void forgetLogin(client);
          around.toLanding();
        },
        onTerminating: around.toTerminating,
        dialogOfFailure: around.dialogOfFailure,
      }),
    ),
    around.cachePolicies,
  );
  reportProblemsTo(client);
  return client;
}
