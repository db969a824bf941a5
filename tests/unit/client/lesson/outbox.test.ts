import { describe, expect, it } from 'vitest';
import { START } from '../../domain/support/units.ts';
import {
  actOnFace,
  answerOf,
  clientOf,
  closeLesson,
  completed,
  completion,
  deliver,
  dropReport,
  hasLeftovers,
  localStorage,
  offline,
  openUnit,
  playToEnd,
  postCancellation,
  postCompletion,
  quiz,
  session,
  setToken,
  tokenOf,
  unit,
  useOutbox,
} from './lesson-device.ts';

describe('the outbox', () => {
  const finish = () => {
    openUnit(unit, START);
    playToEnd(START);
    return postCompletion(session());
  };

  it('leaves something on the device from the first question until the report is taken', () => {
    expect(hasLeftovers()).toBe(false);
    openUnit(unit, START);
    expect(hasLeftovers()).toBe(true);
    playToEnd(START);
    const report = postCompletion(session());
    closeLesson(7);
    expect(hasLeftovers()).toBe(true);
    dropReport(report);
    expect(hasLeftovers()).toBe(false);
  });

  it('holds one report a unit, with every card and the longest combo', () => {
    const report = finish();
    expect(postCompletion(session())).toEqual(report);
    expect(useOutbox.getState().reports).toHaveLength(1);
    expect(report).toMatchObject({ kind: 'complete', unitId: 7, packageId: 2 });
    expect(report.input.learnEvents).toHaveLength(10);
    expect(localStorage.getItem('pending-report')).toContain('"unitId":7');
  });

  it('waits for its owner on a device that several people use', async () => {
    const { ownReports } = await import('#client/features/lesson/outbox.ts');
    setToken(tokenOf('1'));
    const report = finish();
    setToken(tokenOf('2'));
    expect(ownReports()).toEqual([]);
    setToken(tokenOf('1'));
    expect(ownReports()).toEqual([report]);
    setToken(null);
  });

  it('holds what another tab did in the same unit beside it', async () => {
    const first = finish();
    closeLesson(7);
    openUnit(unit, START);
    actOnFace(answerOf(quiz(), false), START + 500);
    playToEnd(START + 1000);
    const second = postCompletion(session());
    expect(useOutbox.getState().reports).toEqual([first, second]);
    await deliver(clientOf(completed).client, first);
    expect(useOutbox.getState().reports).toEqual([second]);
  });

  it('tells where another device completed the unit first', async () => {
    const elsewhere = () => ({ data: { reportUnitComplete: { ...completion, completedElsewhere: true } } });
    await expect(deliver(clientOf(elsewhere).client, finish())).resolves.toMatchObject({
      kind: 'completed',
      elsewhere: true,
    });
  });

  it('lets go of a report once the server has it', async () => {
    const report = finish();
    const { client, calls } = clientOf(completed);
    await expect(deliver(client, report)).resolves.toMatchObject({ kind: 'completed' });
    expect(calls).toEqual(['ReportUnitComplete']);
    expect(useOutbox.getState().reports).toEqual([]);
  });

  it('keeps it while the server cannot be reached, and sends the very same later', async () => {
    const report = finish();
    await expect(deliver(clientOf(offline).client, report)).resolves.toMatchObject({ kind: 'failed' });
    expect(useOutbox.getState().reports).toEqual([report]);

    const sent: unknown[] = [];
    const { client } = clientOf((_, variables) => {
      sent.push(variables.input);
      return completed();
    });
    await deliver(client, report);
    expect(sent).toEqual([report.input]);
  });

  it('does not undo what another tab has written meanwhile', () => {
    const report = finish();
    const others = { ...report, unitId: 6 };
    const text = JSON.stringify({ state: { reports: [report, others] }, version: 0 });
    localStorage.setItem('pending-report', text);
    dropReport(report);
    expect(useOutbox.getState().reports).toEqual([others]);
    localStorage.setItem('pending-report', text);
    postCancellation({ ...session(), unitId: 8 });
    expect(useOutbox.getState().reports.map(({ unitId }) => unitId)).toEqual([7, 6, 8]);
  });

  it('sends once for all who ask at the same time', async () => {
    const report = finish();
    const { client, calls } = clientOf(completed);
    const [first, second] = await Promise.all([deliver(client, report), deliver(client, report)]);
    expect(second).toBe(first);
    expect(calls).toHaveLength(1);
  });
});
