import type { ApolloClient } from '@apollo/client';
import { AppInfoDocument } from './generated/shared.ts';

/** What the server says of itself, asked once. Undefined where it cannot be reached. */
export async function appInfo(client: ApolloClient) {
  const { data } = await client.query({ query: AppInfoDocument, fetchPolicy: 'cache-first' });
  return data?.appInfo;
}
