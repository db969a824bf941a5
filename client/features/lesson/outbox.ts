import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { cardTitle } from '#domain/cards/summary.ts';
import { type CancelReport, type CompleteReport, cancelReport, completeReport } from '#domain/session/report.ts';
import type { Session } from '#domain/session/session.ts';

/** How the result names a card, whatever its type. */
export interface CardName {
  cardId: number;
  title: string;
  lang: 'en' | 'zh-CN';
}
/** A report on its way; `cards` name what its result will speak of. */
export type PendingReport =
  | { kind: 'complete'; unitId: number; packageId: number; input: CompleteReport; cards: CardName[] }
  | { kind: 'cancel'; unitId: number; input: CancelReport };

/** Reports the server has not taken yet, oldest first. They survive everything but clearing the device. */
export const useOutbox = create<{ reports: PendingReport[] }>()(
  persist((): { reports: PendingReport[] } => ({ reports: [] }), { name: 'pending-report' }),
);

/** A unit has one report: the first that was written. */
function post(report: PendingReport): PendingReport {
  const { reports } = useOutbox.getState();
  const earlier = reports.find(({ unitId }) => unitId === report.unitId);
  if (earlier) return earlier;
  useOutbox.setState({ reports: [...reports, report] });
  return report;
}

/** Writes down that a unit was learned to its end. */
export function postCompletion(session: Session): PendingReport {
  const { unitId, packageId } = session;
  const cards = session.cards.flatMap(({ cardId, content }): CardName[] =>
    content ? [{ cardId, title: cardTitle(content), lang: content.type === 'enWord.card' ? 'en' : 'zh-CN' }] : [],
  );
  return post({ kind: 'complete', unitId, packageId, input: completeReport(session), cards });
}

/** Writes down that a unit is given up. */
export function postCancellation(session: Session): PendingReport {
  return post({ kind: 'cancel', unitId: session.unitId, input: cancelReport(session) });
}

/** Forgets a report that was taken or refused for good. */
export const settleReport = (unitId: number) =>
  useOutbox.setState(({ reports }) => ({ reports: reports.filter((report) => report.unitId !== unitId) }));
