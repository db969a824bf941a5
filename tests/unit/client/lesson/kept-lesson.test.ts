import { describe, expect, it, vi } from 'vitest';
import { START } from '../../domain/support/units.ts';
import {
  actOnFace,
  answerOf,
  localStorage,
  openUnit,
  quiz,
  savedLesson,
  session,
  unit,
  useLesson,
} from './lesson-device.ts';

describe('a lesson on this device', () => {
  it('is kept after every action and goes on where it was, with the same future', () => {
    openUnit(unit, START);
    actOnFace(answerOf(quiz(), false), START + 3000);
    const kept = savedLesson(START + 3000);
    expect(kept).toEqual(session());

    useLesson.setState({ session: null });
    const resumed = openUnit(unit, START + 3000);
    expect(resumed).toEqual(kept);
    expect(resumed.cards.flatMap((card) => card.events).map((event) => event.type)).toEqual(['WRONG']);
  });

  it('does not count the time away', () => {
    openUnit(unit, START);
    actOnFace(answerOf(quiz(), false), START + 3000);
    openUnit(unit, START + 600_000);
    actOnFace(answerOf(quiz()), START + 601_000);
    const card = session().cards.find(({ times }) => times === 1);
    expect(card?.seconds).toBe(3 + 1 + 2);
  });

  it('begins anew for another unit', () => {
    openUnit(unit, START);
    actOnFace(answerOf(quiz(), false), START + 1000);
    const other = openUnit({ ...unit, unitId: 8 }, START + 2000);
    expect(other.cards.every((card) => card.events.length === 0)).toBe(true);
  });

  it('says what a wrong option really means, and nothing once it is right', () => {
    openUnit(unit, START);
    actOnFace(answerOf(quiz(), false), START + 1000);
    expect(useLesson.getState().verdict).toMatchObject({
      kind: 'wrong',
      note: { word: expect.any(String), meaning: expect.any(String) },
    });
    actOnFace(answerOf(quiz()), START + 2000);
    expect(useLesson.getState().verdict).toEqual({ kind: 'right', combo: 0 });
  });

  it('plays on where nothing can be stored', () => {
    const refuse = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    openUnit(unit, START);
    actOnFace(answerOf(quiz()), START + 1000);
    expect(quiz().answer?.passed).toBe(true);
    refuse.mockRestore();
  });
});
