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
