import { ACCOUNT_ATTACKS } from './accounts.ts';
import { CONNECTION_ATTACKS } from './connections.ts';
import { INPUT_ATTACKS } from './inputs.ts';
import type { Attack } from './target.ts';

/** Every attack that is made from outside. Those that need to look inside are tests of their own, in door, races and faults. */
export const ATTACKS: readonly Attack[] = [...INPUT_ATTACKS, ...ACCOUNT_ATTACKS, ...CONNECTION_ATTACKS];
