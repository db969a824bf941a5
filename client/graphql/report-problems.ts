import type { ApolloClient } from '@apollo/client';
import { type Problem, watchProblems } from '#client/platform/problems.ts';
import { currentToken } from '#client/platform/session.ts';
import { ReportProblemsDocument } from './generated/shared.ts';

/** Tells the server what goes wrong in this window from now on. Visitors tell nothing, and a report that fails is let go. */
export function reportProblemsTo(client: ApolloClient): () => void {
  const send = async (problems: Problem[]) => {
    if (!currentToken()) return;
    await client.mutate({
      mutation: ReportProblemsDocument,
      variables: { input: { problems } },
      context: { quiet: true, ignoreUnauthenticated: true },
    });
  };
  return watchProblems((problems) => void send(problems).catch(() => undefined));
}
