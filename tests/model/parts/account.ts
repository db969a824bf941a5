import fc from 'fast-check';
import { always, deed } from '../component.ts';
import type { Component } from '../person.ts';
import { allCodes, CODES, oneOf, send } from '../world.ts';
import { tasks } from './tasks.ts';

const bindEmail = (own: boolean, times: number) =>
  deed(`bindEmail(${own ? 'own' : "somebody's"}, ${times}×)`, async (person, world) => {
    const email = own ? `person${world.guest.user.id}@example.com` : world.takenEmail;
    const body = { email, code: '888888', password: 'a loaf of rye' };
    const replies = await send(person, world, 'POST /v1/users/email/bind', body, times);
    const state = person.of(account);
    if (!own || state.email) return allCodes(replies, CODES.emailTaken);
    state.email = email;
    person.of(tasks).done('BIND_EMAIL', 1, person);
    oneOf(replies, CODES.emailTaken);
  });

const pickIdentity = deed('pickIdentity', async (person, world) => {
  allCodes(await send(person, world, 'PUT /v1/users/identity_tags', { identityTags: [{ key: 11 }] }), CODES.ok);
  person.of(tasks).done('PICK_IDENTITY', 1, person);
});

/** Who the person is. */
export const account: Component<{ email: string | null }> = {
  name: 'account',
  begin: () => ({ email: null }),
  asks: 'currentUser { email }',
  expects: (person) => ({ currentUser: { email: person.of(account).email } }),
  commands: () => [
    always(pickIdentity),
    fc.tuple(fc.boolean(), fc.constantFrom(1, 1, 2)).map((args) => bindEmail(...args)),
  ],
};
