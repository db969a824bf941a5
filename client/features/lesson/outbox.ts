import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { accountOf, currentToken } from '#client/platform/session.ts';
import { cardTitle } from '#domain/cards/summary.ts';
import { typeOf } from '#domain/cards/types.ts';
import { type CancelReport, type CompleteReport, cancelReport, completeReport } from '#domain/session/report.ts';
import type { Session } from '#domain/session/session.ts';
import { OUTBOX_KEY } from './leftovers.ts';

/** How the result names a card, whatever its type. */
export interface CardName {
  cardId: number;
  title: string;
  lang: 'en' | 'zh-CN';
}
interface Owned {
  /**
   * Whose unit it was: on a shared device a report waits until its owner is back. What the first release wrote says nothing of
   * it, and belongs to whoever comes back to the device.
   */
  account?: string | null;
}
/** That a unit was learned to its end; `cards` name what the result will speak of. */
export interface CompletionReport extends Owned {
  kind: 'complete';
  unitId: number;
  /** Null for a challenge. */
  packageId: number | null;
  input: CompleteReport;
  cards: CardName[];
}
/** That a unit is given up. */
export interface CancellationReport extends Owned {
  kind: 'cancel';
  unitId: number;
  input: CancelReport;
}
export type PendingReport = CompletionReport | CancellationReport;

/** Reports the server has not taken yet, oldest first. They survive everything but clearing the device. */
export const useOutbox = create<{ reports: PendingReport[] }>()(
  persist((): { reports: PendingReport[] } => ({ reports: [] }), { name: OUTBOX_KEY }),
);

/** What is written must not undo what another tab of this device has written since. */
const readOtherTabs = () => void useOutbox.persist.rehydrate();

/** What a report says, as text: two that say the same are one. */
export const reportKey = ({ kind, unitId, input }: Pick<PendingReport, 'kind' | 'unitId' | 'input'>) =>
  JSON.stringify([kind, unitId, input]);

/** The same is written down once. What another tab of this device did in the unit waits beside it: the server keeps both. */
function post<R extends PendingReport>(unowned: Omit<R, 'account'>): R {
  readOtherTabs();
  const report = { ...unowned, account: accountOf(currentToken()) } as R;
  const { reports } = useOutbox.getState();
  const key = reportKey(report);
  const earlier = reports.find((other) => reportKey(other) === key);
  if (earlier) return earlier as R;
  useOutbox.setState({ reports: [...reports, report] });
  return report;
}

/** Writes down that a unit was learned to its end. */
export function postCompletion(session: Session): CompletionReport {
  const { unitId, packageId } = session;
  const cards = session.cards.flatMap(({ cardId, content }): CardName[] =>
    content ? [{ cardId, title: cardTitle(content), lang: typeOf(content).titleLang ?? 'zh-CN' }] : [],
  );
  return post<CompletionReport>({ kind: 'complete', unitId, packageId, input: completeReport(session), cards });
}

/** Writes down that a unit is given up. */
export function postCancellation(session: Session): CancellationReport {
  return post<CancellationReport>({ kind: 'cancel', unitId: session.unitId, input: cancelReport(session) });
}

/** Writes down what was answered in a unit that ended elsewhere; null where nothing was. The server keeps it and rates nothing. */
export const postRemains = (session: Session): CancellationReport | null =>
  session.cards.some(({ events }) => events.length > 0) ? postCancellation(session) : null;

/** What waits and belongs to whoever is logged in, oldest first. */
export function ownReports(): PendingReport[] {
  const account = accountOf(currentToken());
  return useOutbox.getState().reports.filter((report) => report.account === undefined || report.account === account);
}

/** Results of units, among all that waits. */
export const isCompletion = (report: PendingReport): report is CompletionReport => report.kind === 'complete';

/** Removes a report: it was taken, or refused for good and kept elsewhere. */
export function dropReport(report: PendingReport) {
  const key = reportKey(report);
  readOtherTabs();
  useOutbox.setState(({ reports }) => ({ reports: reports.filter((other) => reportKey(other) !== key) }));
}
