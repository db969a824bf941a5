import { GraphQLError } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { START } from '../../domain/support/units.ts';
import {
  actOnFace,
  answerOf,
  clientOf,
  closeLesson,
  deliver,
  findUnit,
  hasLeftovers,
  localStorage,
  offerUnit,
  offline,
  openUnit,
  ownRefused,
  playToEnd,
  postCancellation,
  postCompletion,
  quiz,
  refused,
  removeRefused,
  session,
  setToken,
  tokenOf,
  unit,
  useOutbox,
  useRefusedResults,
} from './lesson-device.ts';

describe('what the server will never take', () => {
  const finish = () => {
    openUnit(unit, START);
    playToEnd(START);
    const report = postCompletion(session());
    closeLesson(7);
    return report;
  };
  const kept = () => ownRefused(useRefusedResults.getState().results);
  const unreadable = () => ({
    data: null,
    errors: [
      new GraphQLError('input.comboCount: is more than the clean answers', { extensions: { code: 'BAD_USER_INPUT' } }),
    ],
  });

  it.each([
    { answer: refused, refusal: { code: 1302, message: '这一关已经结束' } },
    { answer: unreadable, refusal: { code: 400, message: 'input.comboCount: is more than the clean answers' } },
  ])('is kept as it was reported, with the reason: $refusal.code', async ({ answer, refusal }) => {
    const report = finish();
    const delivery = await deliver(clientOf(answer).client, report);
    expect(delivery).toMatchObject({ kind: 'refused', result: { unitId: 7, input: report.input, refusal } });
    expect(kept()).toMatchObject([{ kind: 'complete', unitId: 7, input: report.input, refusal }]);
    expect(Date.parse(kept()[0]?.refusal.at ?? '')).not.toBeNaN();
    expect(JSON.parse(localStorage.getItem('bread.refused-results') ?? '').state.results).toEqual(kept());
  });

  it('is not sent again and does not stand in the way of the next unit', async () => {
    await deliver(clientOf(refused).client, finish());
    expect(useOutbox.getState().reports).toEqual([]);
    expect(hasLeftovers()).toBe(false);
    offerUnit({ __typename: 'StartedUnit', ...unit, unitId: 8 } as never);
    const { client, calls } = clientOf(offline);
    await expect(findUnit(client, START + 1000)).resolves.toMatchObject({ kind: 'unit', unit: { unitId: 8 } });
    expect(calls).toEqual([]);
  });

  it('belongs to its owner on a device that several people use', async () => {
    setToken(tokenOf('1'));
    await deliver(clientOf(refused).client, finish());
    setToken(tokenOf('2'));
    expect(kept()).toEqual([]);
    setToken(tokenOf('1'));
    expect(kept()).toHaveLength(1);
    setToken(null);
  });

  it('is kept once, however often it is refused, and goes only when its owner removes it', async () => {
    const report = finish();
    await deliver(clientOf(refused).client, report);
    await deliver(clientOf(refused).client, report);
    expect(kept()).toHaveLength(1);
    for (const result of kept()) removeRefused(result);
    expect(kept()).toEqual([]);
  });

  it('is not the giving up of a unit that ended elsewhere: the server has kept what was answered', async () => {
    openUnit(unit, START);
    actOnFace(answerOf(quiz(), false), START + 1000);
    const given = postCancellation(session());
    await expect(deliver(clientOf(refused).client, given)).resolves.toEqual({ kind: 'cancelled' });
    expect(kept()).toEqual([]);
    expect(useOutbox.getState().reports).toEqual([]);
  });

  it('waits on where the device has no room to keep it apart', async () => {
    const report = finish();
    const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(deliver(clientOf(refused).client, report)).resolves.toMatchObject({ kind: 'refused' });
    full.mockRestore();
    expect(useOutbox.getState().reports).toEqual([report]);
  });
});
