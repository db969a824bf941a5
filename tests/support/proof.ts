import type { Owner } from '#tests/door/foreign-things.ts';

/** What each kind of caller gets from an operation: `ok` or the name of the error. */
export interface AccessRow {
  operation: string;
  variables?: Record<string, unknown>;
  visitor: string;
  guest: string;
  user: string;
  /** Another user than the one whose things the variables name. */
  other: string;
  terminating: string;
}

type Variables = Record<string, unknown>;

/** Anybody may call it. */
export const open = (operation: string, outcome = 'ok', variables: Variables = {}): AccessRow => ({
  operation,
  variables,
  visitor: outcome,
  guest: outcome,
  user: outcome,
  other: outcome,
  terminating: outcome,
});
/** Any account that stays. */
export const member = (operation: string, outcome = 'ok', variables: Variables = {}): AccessRow => ({
  ...open(operation, outcome, variables),
  visitor: 'UNAUTHENTICATED',
  terminating: 'TERMINATING',
});
/** Any account, also one that is being terminated. */
export const leaving = (operation: string): AccessRow => ({ ...open(operation), visitor: 'UNAUTHENTICATED' });

/** What comes of naming somebody else's things. */
export interface ForeignRow {
  operation: string;
  /** What is named, where an operation has several rows. */
  names?: string;
  variables: (owner: Owner) => Record<string, unknown>;
  /** The error's name, or `ok` where the operation looks only at what is the caller's own. */
  other: string;
  /** For the owner, which shows that the things exist. */
  owner: string;
  /** Fields of the answer that say "nothing of it is yours". */
  answers?: unknown;
}

/** What a module says of its own operations, for the tests that look at all of them. */
export interface Proof {
  /** A row for each operation. */
  access: readonly AccessRow[];
  /** A row for each operation that takes the id of a thing. */
  foreign?: readonly ForeignRow[];
}

/** Says what proves a module, in its `<module>.proof.ts`. */
export const defineProof = (proof: Proof): Proof => proof;
