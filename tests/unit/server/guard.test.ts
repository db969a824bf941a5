import { GraphQLError, GraphQLInt, GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { expect, test } from 'vitest';
import { guardFields } from '#server/api/guard.ts';
import type { Context } from '#server/kernel/context.ts';
import { AppError } from '#server/kernel/errors.ts';

const refusal = () => new AppError('NOT_FOUND');
const thing = new GraphQLObjectType({
  name: 'Thing',
  fields: {
    known: { type: GraphQLInt, resolve: () => 7 },
    read: { type: GraphQLInt, resolve: async () => 7 },
    refused: {
      type: GraphQLInt,
      resolve: () => {
        throw refusal();
      },
    },
    refusedLater: { type: GraphQLInt, resolve: () => Promise.reject(refusal()) },
    named: { type: GraphQLString, args: { by: { type: GraphQLString } }, resolve: (_, { by }) => by },
  },
});
guardFields(new GraphQLSchema({ types: [thing] }));

const ask = (name: string, args = {}) =>
  thing.getFields()[name]?.resolve?.({}, args, { locale: 'en' } as Context, {} as never) as unknown;
const told = expect.objectContaining({ extensions: expect.objectContaining({ code: 'NOT_FOUND' }) });

test('a field below a root answers at once what it knows, and waits for what it reads', async () => {
  expect(ask('known')).toBe(7);
  const read = ask('read');
  expect(read).toBeInstanceOf(Promise);
  expect(await read).toBe(7);
});

test('its errors are told alike, whenever they come', async () => {
  expect(() => ask('refused')).toThrow(GraphQLError);
  expect(() => ask('refused')).toThrow(told);
  await expect(ask('refusedLater')).rejects.toEqual(told);
});

test('it refuses text that cannot be stored', () => {
  expect(ask('named', { by: 'a' })).toBe('a');
  expect(() => ask('named', { by: 'a\u0000' })).toThrow(GraphQLError);
});
