import { describe, expect, it } from 'vitest';
import { NotAnOrder, orderOf } from '#server/modules/messages/operator.rules.ts';
import { segmentsOf } from '#server/modules/messages/segment.rules.ts';

const NOW = new Date('2027-02-01T00:00:00Z');
const viewer = { id: 1, sessionId: '', guest: true, roles: [], vipExpireAt: null, willTerminateAt: null };

describe('the segments of an account', () => {
  it.each([
    ['a guest', {}, ['ALL', 'GUESTS']],
    ['an account with an e-mail', { guest: false }, ['ALL', 'MEMBERS']],
    ['VIP to this very moment', { vipExpireAt: NOW.toISOString() }, ['ALL', 'GUESTS', 'VIP']],
    ['VIP that has ended', { vipExpireAt: '2027-01-31T23:59:59.999Z' }, ['ALL', 'GUESTS']],
    ['an author', { roles: ['alpha_creator'] }, ['ALL', 'GUESTS', 'AUTHORS']],
  ])('%s', (_, of, segments) => {
    expect(segmentsOf({ ...viewer, ...of }, NOW)).toEqual(segments);
  });
});

describe('the order of an operator', () => {
  const rest = { ref: 'autumn-2027', file: 'letter.json' };

  it('goes to all, to a segment or to one', () => {
    expect(orderOf({ to: 'all', ...rest })).toEqual({ to: 'ALL', ...rest });
    expect(orderOf({ segment: 'vip', ...rest }).to).toBe('VIP');
    expect(orderOf({ user: '12', ...rest }).to).toBe(12);
  });

  it.each([
    ['nobody', {}],
    ['two receivers', { to: 'all', user: '1' }],
    ['a receiver that is none', { to: 'everybody' }],
    ['a segment that is none', { segment: 'VIPS' }],
    ['no number', { user: '1; DROP TABLE users' }],
    ['a number that is too large', { user: '99999999999' }],
    ['no name', { to: 'all', ref: undefined }],
    ['a name of other characters', { to: 'all', ref: 'a b' }],
    ['no file', { to: 'all', file: undefined }],
  ])('is refused for %s', (_, options) => {
    expect(() => orderOf({ ...rest, ...options })).toThrow(NotAnOrder);
  });
});
