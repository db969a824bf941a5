import type { ApolloClient } from '@apollo/client';
import { type Failure, failureOf } from '#client/graphql/failures.ts';
import {
  type EndFlow_CompletionFragment,
  ReportUnitCancelDocument,
  ReportUnitCompleteDocument,
} from '#client/graphql/generated/lesson.ts';
import { keepRefused, type RefusedResult } from '#client/platform/refused-results.ts';
import { accountOf, currentToken } from '#client/platform/session.ts';
import { dropReport, type PendingReport, reportKey } from './outbox.ts';

/** What became of a report. A `failed` one waits in the outbox; a `refused` one is kept apart and never sent again. */
export type Delivery =
  /** `elsewhere`: another device completed the unit first, and its result is the one that counts. */
  | { kind: 'completed'; completion: EndFlow_CompletionFragment; elsewhere: boolean }
  | { kind: 'cancelled' }
  | { kind: 'refused'; result: RefusedResult }
  | { kind: 'failed'; failure: Failure };

/** Code of a report that comes after its unit has ended. */
const UNIT_ENDED = 1302;

const underway = new Map<string, Promise<Delivery>>();

/** Sends a report, once at a time: whoever asks meanwhile gets the same answer. Another report of the same unit is sent beside it. */
export function deliver(client: ApolloClient, report: PendingReport): Promise<Delivery> {
  const key = reportKey(report);
  const running = underway.get(key);
  if (running) return running;
  const sending = send(client, report).finally(() => underway.delete(key));
  underway.set(key, sending);
  return sending;
}

async function send(client: ApolloClient, report: PendingReport): Promise<Delivery> {
  try {
    const delivery = await mutate(client, report);
    dropReport(report);
    return delivery;
  } catch (error) {
    const failure = failureOf(error as Error);
    const code = finalCode(failure);
    if (code === null) return { kind: 'failed', failure };
    if (report.kind === 'cancel' && code === UNIT_ENDED) {
      // There is nothing to give up any more, and the server has kept what was answered here.
      dropReport(report);
      return { kind: 'cancelled' };
    }
    return { kind: 'refused', result: setApart(report, code, (error as Error).message) };
  }
}

/** The code of an answer that another try would only get again; null where trying again may help. */
function finalCode(failure: Failure): number | null {
  if (failure.kind === 'business') return failure.code;
  return failure.kind === 'transport' && failure.status === 400 ? failure.status : null;
}

/** Takes a refused report out of the line and keeps what was answered. Without room for that it stays where it is. */
function setApart(report: PendingReport, code: number, message: string): RefusedResult {
  const { account, kind, unitId, input } = report;
  const refusal = { code, message, at: new Date().toISOString() };
  const result: RefusedResult = { account: account ?? accountOf(currentToken()), kind, unitId, input, refusal };
  if (input.learnEvents.length === 0 || keepRefused(result)) dropReport(report);
  return result;
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
  const { completedElsewhere: elsewhere, ...completion } = data.reportUnitComplete;
  return { kind: 'completed', completion, elsewhere };
}
