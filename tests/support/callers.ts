import { expect } from 'vitest';
import type { Guest, TestApp } from './app.ts';
import type { AccessRow } from './proof.ts';

/** Who an access row speaks of. */
export type Role = Exclude<keyof AccessRow, 'operation' | 'variables'>;

/** Makes callers and calls of access rows: each time anew, because an operation may change what its caller is. */
export function callersOf(app: TestApp) {
  let unique = 0;
  const accounts: Record<Role, () => Promise<Guest | undefined>> = {
    visitor: async () => undefined,
    guest: () => app.api.guest(),
    user: async () => {
      const account = await app.api.guest();
      unique += 1;
      await app.sql('UPDATE users SET email = $2 WHERE id = $1', [account.user.id, `table${unique}@example.com`]);
      return account;
    },
    other: () => app.api.guest(),
    terminating: async () => {
      const account = await app.api.guest();
      expect(await app.api.rest('POST /v1/users/apply-termination', {}, { as: account })).toMatchObject({ code: 0 });
      return account;
    },
  };
  return {
    roles: Object.keys(accounts) as Role[],
    /** A new caller of this role, with the variables of the row and an address nobody called from. */
    call: async (row: AccessRow, role: Role) => {
      const as = await accounts[role]();
      unique += 1;
      const text = JSON.stringify(row.variables ?? {}).replaceAll('{unique}', `caller${unique}`);
      return {
        variables: JSON.parse(text) as Record<string, unknown>,
        options: { as, remoteAddress: `10.7.${unique >> 8}.${unique & 255}` },
      };
    },
  };
}
