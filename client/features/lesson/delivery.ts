import type { ApolloClient } from '@apollo/client';
import { type Failure, failureOf } from '#client/graphql/failures.ts';
import {
  type EndFlow_CompletionFragment,
  ReportUnitCancelDocument,
  ReportUnitCompleteDocument,
} from '#client/graphql/generated/graphql.ts';
import { type PendingReport, settleReport } from './outbox.ts';

/** What became of a report. A `refused` one is gone; a `failed` one stays in the outbox. */
export type Delivery =
  | { kind: 'completed'; completion: EndFlow_CompletionFragment }
  | { kind: 'cancelled' }
  | { kind: 'refused'; failure: Failure }
  | { kind: 'failed'; failure: Failure };

const underway = new Map<number, Promise<Delivery>>();

/** Sends a report, once at a time for each unit: whoever asks meanwhile gets the same answer. */
export function deliver(client: ApolloClient, report: PendingReport): Promise<Delivery> {
  const running = underway.get(report.unitId);
  if (running) return running;
  const sending = send(client, report).finally(() => underway.delete(report.unitId));
  underway.set(report.unitId, sending);
  return sending;
}

async function send(client: ApolloClient, report: PendingReport): Promise<Delivery> {
  try {
    const delivery = await mutate(client, report);
    settleReport(report.unitId);
    return delivery;
  } catch (error) {
    const failure = failureOf(error as Error);
    // Another try says the same thing where the server understood and declined.
    const final = failure.kind === 'business' || (failure.kind === 'transport' && failure.status === 400);
    if (final) settleReport(report.unitId);
    return { kind: final ? 'refused' : 'failed', failure };
  }
}

/** A report counts once by itself, so it may be sent as often as it takes. */
async function mutate(client: ApolloClient, report: PendingReport): Promise<Delivery> {
  const context = { quiet: true };
  if (report.kind === 'cancel') {
    const variables = { input: report.input };
    await client.mutate({ mutation: ReportUnitCancelDocument, variables, context });
    return { kind: 'cancelled' };
  }
  const variables = { input: report.input };
  const { data } = await client.mutate({ mutation: ReportUnitCompleteDocument, variables, context });
  if (!data) throw new Error('The server answered a completion without data');
  return { kind: 'completed', completion: data.reportUnitComplete };
}
