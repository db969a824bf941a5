import type { ApolloClient, ErrorLike, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { failureOf } from '#client/graphql/failures.ts';
import {
  GuestLoginDocument,
  LoginDocument,
  RegisterDocument,
  ResetPasswordDocument,
  SendEmailCodeDocument,
} from '#client/graphql/generated/auth.ts';
import { AppInfoDocument } from '#client/graphql/generated/shared.ts';
import { type AccountCalls, CallFailure } from './account-calls.ts';

const waitOf = (error: unknown) =>
  CombinedGraphQLErrors.is(error) ? Number(error.errors[0]?.extensions?.retryAfter) || 0 : 0;

/** An error of the data layer in the words of the forms. */
export const callFailure = (error: unknown) => new CallFailure(failureOf(error as ErrorLike), waitOf(error));

/** The calls of the forms by an Apollo client. All but the guest's are quiet: the form says in place what failed. */
export function accountCallsOf(client: ApolloClient): AccountCalls {
  async function send<D, V extends OperationVariables>(mutation: TypedDocumentNode<D, V>, variables: V, quiet = true) {
    try {
      const { data } = await client.mutate<D, OperationVariables>({ mutation, variables, context: { quiet } });
      return data as D;
    } catch (error) {
      throw callFailure(error);
    }
  }
  const isLocal = async () => {
    const { data } = await client.query({
      query: AppInfoDocument,
      fetchPolicy: 'cache-first',
      context: { quiet: true },
    });
    return data?.appInfo.production === false;
  };
  return {
    login: async (input) => (await send(LoginDocument, { input })).login,
    loginAsGuest: async () => (await send(GuestLoginDocument, {}, false)).guestLogin,
    register: async (input) => (await send(RegisterDocument, { input })).register,
    resetPassword: async (input) => void (await send(ResetPasswordDocument, { input })),
    sendCode: async (input) => {
      const { freezeSeconds } = (await send(SendEmailCodeDocument, { input })).sendEmailCode;
      return { freezeSeconds, outbox: await isLocal().catch(() => false) };
    },
  };
}
