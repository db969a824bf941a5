import { Accounts1800000000000 } from './migrations/1800000000000-accounts.ts';

/** Every migration in the order it runs. */
export const MIGRATIONS = [Accounts1800000000000];
