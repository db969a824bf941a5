import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { beforeEach, expect, it } from 'vitest';
import { mockLink, schemaFaults } from '../../../.storybook/mock-link.ts';

const client = () => new ApolloClient({ link: mockLink({}), cache: new InMemoryCache() });
beforeEach(() => {
  schemaFaults.length = 0;
});

it('answers what the schema knows, and nothing is held against the story', async () => {
  const { data } = await client().query({ query: gql`query Known { energy { currentEnergy } }` });
  expect(data).toMatchObject({ energy: { currentEnergy: 1 } });
  expect(schemaFaults).toEqual([]);
});

it.each([
  ['an operation', gql`query Gone { bakeries { id } }`, /Gone: Cannot query field "bakeries"/],
  ['a field', gql`query Field { energy { flour } }`, /Field: Cannot query field "flour"/],
  ['an argument', gql`query Argument { energy(of: 3) { currentEnergy } }`, /Argument: Unknown argument "of"/],
])(
  'holds %s that the schema does not know against the story, even where a component swallows it',
  async (_, query, fault) => {
    await client()
      .query({ query })
      .catch(() => undefined);
    expect(schemaFaults).toHaveLength(1);
    expect(schemaFaults[0]).toMatch(fault);
  },
);
