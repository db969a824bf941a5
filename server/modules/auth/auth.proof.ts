import { defineProof, leaving, member, open } from '#tests/support/proof.ts';

const credentials = { email: '{unique}@example.com', code: '000000', password: 'correct horse' };

export const proof = defineProof({
  access: [
    open('guestLogin'),
    // Each caller has an address of its own: one address is frozen for a minute after a code.
    open('sendEmailCode', 'ok', { input: { email: '{unique}@example.com', scene: 'LOGIN' } }),
    open('register', 'CODE_INVALID', { input: credentials }),
    open('login', 'WRONG_CREDENTIALS', { input: { email: credentials.email, password: credentials.password } }),
    open('resetPassword', 'CODE_INVALID', { input: credentials }),
    leaving('logout'),
    leaving('cancelTermination'),
    member('applyTermination'),
    member('bindEmail', 'CODE_INVALID', { input: credentials }),
  ],
});
