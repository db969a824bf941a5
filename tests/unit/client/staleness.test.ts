import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { Observable } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { changedBy, stalenessLink } from '#client/graphql/staleness.ts';

const TASKS = gql`query Tasks { tasks unclaimedTaskCount }`;
const SHELF = gql`query Shelf { shelf }`;
const CLAIM = gql`mutation Claim { claimTaskReward }`;

/** A client whose server counts up with each answer. */
function counting() {
  const asked: string[] = [];
  const server = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        asked.push(operationName as string);
        const count = asked.length;
        const data =
          operationName === 'Tasks'
            ? { tasks: count, unclaimedTaskCount: count }
            : operationName === 'Shelf'
              ? { shelf: count }
              : { claimTaskReward: count };
        queueMicrotask(() => {
          observer.next({ data });
          observer.complete();
        });
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([stalenessLink(), server]) });
  return { asked, client };
}

it('reads in the schema what a mutation changes', () => {
  expect(changedBy(CLAIM)).toEqual(['tasks', 'unclaimedTaskCount']);
  expect(changedBy(TASKS)).toEqual([]);
});

it('what is shown stays until it is answered anew, and nothing else is asked again', async () => {
  const { asked, client } = counting();
  const seen: unknown[] = [];
  const subscriptions = [
    client.watchQuery({ query: TASKS }).subscribe(({ data }) => void seen.push(data)),
    client.watchQuery({ query: SHELF }).subscribe(() => {}),
  ];
  await vi.waitFor(() => expect(asked).toEqual(['Tasks', 'Shelf']));
  seen.length = 0;
  await client.mutate({ mutation: CLAIM });
  await vi.waitFor(() => expect(asked).toEqual(['Tasks', 'Shelf', 'Claim', 'Tasks']));
  await vi.waitFor(() => expect(seen.at(-1)).toEqual({ tasks: 4, unclaimedTaskCount: 4 }));
  expect(seen.filter((data) => !data)).toEqual([]);
  for (const subscription of subscriptions) subscription.unsubscribe();
});

it('what nobody shows is forgotten, so that the next page does not begin with it', async () => {
  const { asked, client } = counting();
  await client.query({ query: TASKS });
  await client.query({ query: SHELF });
  await client.mutate({ mutation: CLAIM, context: { untilFresh: true } });
  expect(client.readQuery({ query: TASKS })).toBeNull();
  expect(client.readQuery({ query: SHELF })).toEqual({ shelf: 2 });
  expect(asked).toEqual(['Tasks', 'Shelf', 'Claim']);
});

it('waits for the new answers where it is told to', async () => {
  const { asked, client } = counting();
  const watched = client.watchQuery({ query: TASKS }).subscribe(() => {});
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await client.mutate({ mutation: CLAIM, context: { untilFresh: true } });
  expect(asked).toEqual(['Tasks', 'Claim', 'Tasks']);
  watched.unsubscribe();
});
