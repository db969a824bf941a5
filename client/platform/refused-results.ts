import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { CancelReport, CompleteReport } from '#domain/session/report.ts';
import { accountOf, currentToken } from './session.ts';

/** What a learner answered in a unit and the server will never take as it is. */
export interface RefusedResult {
  /** Whose unit it was. */
  account: string | null;
  kind: 'complete' | 'cancel';
  unitId: number;
  input: CompleteReport | CancelReport;
  refusal: {
    /** A business code of at least 1000, or 400 for a report the server cannot read. */
    code: number;
    /** In the words of the server; of a 400 they are meant for those who mend it. */
    message: string;
    /** ISO 8601 */
    at: string;
  };
}

/** Results of all accounts of this device that were refused for good. They stay until their owner removes them. */
export const useRefusedResults = create<{ results: readonly RefusedResult[] }>()(
  persist((): { results: readonly RefusedResult[] } => ({ results: [] }), { name: 'bread.refused-results' }),
);

/** The same answers of the same unit, whenever they were refused. */
const isSame = (one: RefusedResult, other: RefusedResult) =>
  one.unitId === other.unitId && one.kind === other.kind && JSON.stringify(one.input) === JSON.stringify(other.input);

function change(to: (results: readonly RefusedResult[]) => readonly RefusedResult[]) {
  // Another tab may have written since.
  void useRefusedResults.persist.rehydrate();
  useRefusedResults.setState(({ results }) => ({ results: to(results) }));
}

/** Keeps a result, once however often it is refused. False where the device has no room for it. */
export function keepRefused(result: RefusedResult): boolean {
  try {
    change((results) => [...results.filter((other) => !isSame(other, result)), result]);
    return true;
  } catch {
    return false;
  }
}

/** Forgets a result because its owner says so. */
export const removeRefused = (result: RefusedResult) =>
  change((results) => results.filter((other) => !isSame(other, result)));

/** What was refused and belongs to whoever is logged in, the latest first. */
export function ownRefused(results: readonly RefusedResult[]): RefusedResult[] {
  const account = accountOf(currentToken());
  return results
    .filter((result) => result.account === account)
    .sort((one, other) => other.refusal.at.localeCompare(one.refusal.at));
}
