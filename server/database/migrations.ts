import { Accounts1800000000000 } from './migrations/1800000000000-accounts.ts';
import { Economy1800000000100 } from './migrations/1800000000100-economy.ts';

/** Every migration in the order it runs. */
export const MIGRATIONS = [Accounts1800000000000, Economy1800000000100];
