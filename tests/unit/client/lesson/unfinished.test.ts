import { describe, expect, it } from 'vitest';
import { START } from '../../domain/support/units.ts';
import {
  actOnFace,
  answerOf,
  clientOf,
  closeLesson,
  findUnfinished,
  offline,
  openUnit,
  postCancellation,
  quiz,
  refused,
  savedLesson,
  session,
  unit,
  useLesson,
  useOutbox,
} from './lesson-device.ts';

describe('a unit left in the middle, met on another page', () => {
  const latest = (unitId: number | null) => () => ({
    data: { latestUnit: unitId === null ? null : { __typename: 'StageUnit', ...unit, unitId } },
  });
  const begin = () => {
    openUnit(unit, START);
    actOnFace(answerOf(quiz()), START + 1000);
  };

  it('is asked about while the server has the same one', async () => {
    begin();
    await expect(findUnfinished(clientOf(latest(7)).client, START + 2000)).resolves.toMatchObject({ unitId: 7 });
    expect(savedLesson(START + 2000)).not.toBeNull();
  });

  it.each([9, null])('has ended when the server has %s, and what was answered is handed in', async (unitId) => {
    begin();
    const { client, calls } = clientOf((name) => (name === 'LatestUnit' ? latest(unitId)() : refused()));
    await expect(findUnfinished(client, START + 2000)).resolves.toBe('ended');
    expect(calls).toEqual(['LatestUnit', 'ReportUnitCancel']);
    expect(savedLesson(START + 2000)).toBeNull();
    expect(useOutbox.getState().reports).toEqual([]);
  });

  it('stays while the server cannot be asked', async () => {
    begin();
    await expect(findUnfinished(clientOf(offline).client, START + 2000)).resolves.toBeNull();
    expect(savedLesson(START + 2000)).not.toBeNull();
  });

  it('is nothing to a device that has none, and costs no request', async () => {
    const { client, calls } = clientOf(latest(7));
    await expect(findUnfinished(client, START)).resolves.toBeNull();
    expect(calls).toEqual([]);
  });
});

it('giving up reports only cards that were answered, and leaves nothing behind', () => {
  openUnit(unit, START);
  actOnFace(answerOf(quiz(), false), START + 1000);
  const report = postCancellation(session());
  closeLesson(7);
  expect(report.input.learnEvents).toHaveLength(1);
  expect(useLesson.getState().session).toBeNull();
  expect(savedLesson(START)).toBeNull();
});
