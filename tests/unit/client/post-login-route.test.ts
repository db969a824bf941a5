import { describe, expect, it } from 'vitest';
import { type PostLogin, postLoginRoute, safeRedirect } from '#client/routing/post-login-route.ts';

const ordinary: PostLogin = { willTerminateAt: null, needsMessengerLogin: false, hasIdentityTags: true };
const leaving = '2026-12-01T00:00:00.000Z';

describe('postLoginRoute', () => {
  it.each<[string, Partial<PostLogin>, string]>([
    ['goes home', {}, '/atlas'],
    ['follows the redirect', { redirect: '/shelf?tab=mine' }, '/shelf?tab=mine'],
    ['asks for an identity first', { hasIdentityTags: false }, '/identity-onboarding'],
    [
      'keeps the redirect through onboarding',
      { hasIdentityTags: false, redirect: '/pkgs/a?b=1' },
      '/identity-onboarding?redirect=%2Fpkgs%2Fa%3Fb%3D1',
    ],
    [
      'shows a terminating account its notice before anything else',
      { willTerminateAt: leaving, needsMessengerLogin: true, hasIdentityTags: false, redirect: '/shelf' },
      '/terminating?willTerminateAt=2026-12-01T00%3A00%3A00.000Z',
    ],
    ['does not follow a redirect to another site', { redirect: '//evil.example/atlas' }, '/atlas'],
  ])('%s', (_, change, path) => {
    expect(postLoginRoute({ ...ordinary, ...change })).toEqual({ kind: 'path', path });
  });

  it('starts messenger login before onboarding and redirect', () => {
    const target = postLoginRoute({
      ...ordinary,
      needsMessengerLogin: true,
      hasIdentityTags: false,
      redirect: '/rank',
    });
    expect(target).toEqual({ kind: 'messenger-login' });
  });
});

describe('safeRedirect', () => {
  it.each([
    [undefined, '/atlas'],
    ['', '/atlas'],
    ['https://evil.example', '/atlas'],
    ['/\\evil.example', '/atlas'],
    ['shelf', '/atlas'],
    ['/', '/atlas'],
    ['/?redirect=%2F', '/atlas'],
    ['/auth', '/atlas'],
    ['/auth?redirect=%2Fshelf', '/atlas'],
    ['/author', '/author'],
    ['/unit/learn?packageId=3', '/unit/learn?packageId=3'],
  ])('%s leads to %s', (redirect, path) => expect(safeRedirect(redirect)).toBe(path));
});
