import { describe, expect, it } from 'vitest';
import { bossGuest } from '#domain/guests.ts';
import { seededRandom } from '#domain/random.ts';
import { act, advance } from '#domain/session/act.ts';
import { bossFaces, bossHp } from '#domain/session/boss.ts';
import { hardnessOf } from '#domain/session/face.ts';
import { findPreviousCard, losesByLeaving, progressOf, showsDetail } from '#domain/session/progress.ts';
import { cancelReport, completeReport } from '#domain/session/report.ts';
import { restoreSession, serialiseSession } from '#domain/session/resume.ts';
import { getCard, type QuizFrame, type Session, type UnitStart } from '#domain/session/session.ts';
import { startSession } from '#domain/session/start.ts';
import { clozeCard } from '../support/cards.ts';
import { learn, rightAction, START, unitOf, words, wrongAction } from '../support/units.ts';

const start = (unit: UnitStart, seed = 1) => startSession(unit, { random: seededRandom(seed), now: START });
const flawless = () => 1;
const frameOf = (session: Session) => session.frame as QuizFrame;

/** Answers the quiz frame, after a mistake if wished and possible. `now` is when the answer comes. */
function answer(session: Session, now: number, mistake = false): Session {
  const wrong = mistake ? wrongAction(frameOf(session)) : null;
  let next = wrong ? act(session, wrong, now).session : session;
  while (frameOf(next).answer?.passed === false) next = act(next, rightAction(frameOf(next)), now).session;
  return next;
}
/** The type of each frame, and its card, in order. */
function frames(path: Session[]): string[] {
  const seen = new Map(
    path.map(({ drawn, frame }) => [drawn, 'cardId' in frame ? `${frame.type} ${frame.cardId}` : frame.type]),
  );
  return [...seen.values()];
}

describe('the course of a unit', () => {
  it('practises pairs of cards in turn, then the boss start, boss frames, the match, done', () => {
    const path = frames(learn(start(unitOf(words(5))), flawless));
    expect(path.slice(0, 10)).toEqual([1, 2, 1, 2, 3, 4, 5, 4, 5, 3].map((card) => `practice ${card}`));
    expect(path.slice(10).map((frame) => frame.split(' ')[0])).toEqual([
      'bossStart',
      ...Array(5).fill('boss'),
      'match',
      'done',
    ]);
  });

  it('has no match with four words', () => {
    expect(frames(learn(start(unitOf([...words(4), clozeCard([{ text: '月' }])])), flawless))).not.toContain('match');
  });

  it('records events with face and time, rates the answer and moves difficulty and combo', () => {
    const session = start(unitOf(words(5)));
    const { cardId, question } = frameOf(session);
    const passed = answer(session, START + 4500, true);
    const at = new Date(START + 4500).toISOString();
    const face = question?.face;
    expect(getCard(passed, cardId)).toMatchObject({
      events: [
        { type: 'WRONG', face, at, durationMs: 4500 },
        { type: 'CORRECT', face, at, durationMs: 4500 },
      ],
      practised: 1,
      difficulty: 1,
      lastStars: 2,
      seconds: 6.5,
      times: 1,
    });
    expect(passed.combo).toEqual({ current: 0, max: 0 });
    const clean = answer(session, START + 1000);
    expect(getCard(clean, cardId)).toMatchObject({ difficulty: 2, lastStars: 3 });
    expect(clean.combo).toEqual({ current: 1, max: 1 });
  });

  it('stays on a frame until it is answered, and takes no action after that', () => {
    const session = start(unitOf(words(5)));
    expect(advance(session, START + 1)).toBe(session);
    const passed = answer(session, START + 1);
    expect(act(passed, { type: 'choose', option: 0 }, START + 2)).toEqual({ session: passed, outcome: 'ignored' });
    expect(frameOf(advance(passed, START + 2)).cardId).toBe(2);
  });

  it('asks a review card that was right at once with a harder face', () => {
    for (let seed = 0; seed < 30; seed++) {
      const path = learn(start(unitOf(words(6), { cardStatus: 'REVIEW', r: 0.92 }), seed), flawless);
      const asked = new Map<number, number[]>();
      const shown = new Set<number>();
      for (const { drawn, frame } of path) {
        if (frame.type !== 'practice' || !frame.question || shown.has(drawn)) continue;
        shown.add(drawn);
        asked.set(frame.cardId, [...(asked.get(frame.cardId) ?? []), hardnessOf(frame.question.face)]);
      }
      for (const [first, second] of asked.values()) expect(second as number).toBeGreaterThan(first as number);
    }
  });

  it('shows the detail after the first right answer of a debut card only', () => {
    const session = start(unitOf(words(2), { cardStatus: 'DEBUT' }));
    expect(showsDetail(session)).toBe(false);
    const first = answer(session, START + 1);
    expect(showsDetail(first)).toBe(true);
    const again = answer(advance(answer(advance(first, START + 2), START + 3), START + 4), START + 5);
    expect(frameOf(again).cardId).toBe(1);
    expect(showsDetail(again)).toBe(false);
    expect(showsDetail(answer(start(unitOf(words(2), { cardStatus: 'REVIEW' })), START + 1))).toBe(false);
  });

  it('shows a card that cannot be read once, goes on, and reports that nothing happened on it', () => {
    const session = start(unitOf(['{broken', ...words(2)]));
    expect(frameOf(session)).toMatchObject({ cardId: 1, question: null });
    const path = learn(session, flawless);
    expect(frames(path).filter((frame) => frame === 'practice 1')).toHaveLength(1);
    const report = completeReport(path.at(-1) as Session);
    expect(report.learnEvents.map(({ cardId }) => cardId)).toEqual([1, 2, 3]);
    expect(report.learnEvents[0]).toEqual({ cardId: 1, events: [] });
    expect(report.cardDurations[0]).toEqual({ cardId: 1, seconds: 0 });
    expect(report.cardLearnTimes).toMatchObject([{ cardId: 1, times: 0 }, { times: 3 }, { times: 3 }]);
  });

  it('practises as often as the debug configuration says', () => {
    const practised = (unitId: number) => {
      const unit = { ...unitOf(words(3)), unitId, debug: { practiceTimes: 1, facesSet: {} } };
      const session = startSession(unit, { random: seededRandom(1), now: START });
      return frames(learn(session, flawless)).filter((frame) => frame.startsWith('practice')).length;
    };
    expect(practised(0)).toBe(3);
    // of a real unit nothing is set
    expect(practised(12)).toBe(6);
  });

  it('remembers the card before', () => {
    const session = start(unitOf(words(3)));
    expect(findPreviousCard(session)).toBeNull();
    const passed = answer(session, START + 1);
    expect(findPreviousCard(passed)).toBeNull();
    const second = advance(passed, START + 2);
    expect(findPreviousCard(second)?.cardId).toBe(1);
    expect(findPreviousCard(answer(second, START + 3))?.cardId).toBe(1);
  });
});

describe('the boss', () => {
  it('takes the five cards with most mistakes, each an equal share of its hp', () => {
    const session = start(unitOf(words(8)));
    const event = { type: 'WRONG', face: 'wordChoice', at: '', durationMs: 0 } as const;
    const cards = session.cards.map((card) => ({ ...card, events: Array(card.cardId).fill(event) }));
    const faces = bossFaces(cards, seededRandom(1));
    expect(faces.flatMap((face) => (face.type === 'card' ? [face.cardId] : []))).toEqual([8, 7, 6, 5, 4]);
    expect(faces.slice(0, 5).every(({ tickHp }) => tickHp === 20)).toBe(true);
    expect(faces[5]).toMatchObject({ type: 'match', hp: 100, tickHp: 20 });
  });

  it('loses its hp card by card, then pair by pair', () => {
    const path = learn(start(unitOf([...words(5), clozeCard([{ text: '月' }])])), flawless);
    const hps = path.map(bossHp).filter((hp, index, all) => hp !== all[index - 1]);
    expect(hps).toEqual([100, 80, 60, 40, 20, 0, 100, 80, 60, 40, 20, 0]);
  });

  it.each([
    [1, 1001],
    [12, 1012],
    [13, 1001],
    [0, 1012],
  ])('of level %i is guest %i', (level, guest) => {
    expect(bossGuest(level)).toBe(guest);
  });
});

describe('reports', () => {
  it('of a flawless unit: every card learned, the combo over all frames', () => {
    const report = completeReport(learn(start(unitOf(words(5))), flawless).at(-1) as Session);
    expect(report.unitId).toBe(7);
    expect(report.cardLearnTimes).toEqual([1, 2, 3, 4, 5].map((cardId) => ({ cardId, times: 3 })));
    expect(report.comboCount).toBe(16);
  });

  it('of an abandoned unit: only cards with events; without any there is nothing to lose', () => {
    const session = start(unitOf(words(5)));
    expect(losesByLeaving(session)).toBe(false);
    expect(cancelReport(session)).toEqual({ unitId: 7, learnEvents: [] });
    const passed = answer(session, START + 1);
    expect(losesByLeaving(passed)).toBe(true);
    expect(cancelReport(passed).learnEvents.map(({ cardId }) => cardId)).toEqual([1]);
  });
});

describe('resuming', () => {
  it('does not count the time away', () => {
    const session = start(unitOf(words(5)));
    const wrong = wrongAction(frameOf(session));
    const touched = wrong ? act(session, wrong, START + 3000).session : session;
    const back = restoreSession(serialiseSession(touched), START + 600_000) as Session;
    expect(getCard(answer(back, START + 602_000), 1).seconds).toBe(3 + 2 + 2);
  });

  it.each<[string, string]>([
    ['no JSON', '{'],
    ['null', 'null'],
    ['another version', JSON.stringify({ ...start(unitOf(words(2))), version: 2 })],
    ['no cards', JSON.stringify({ ...start(unitOf(words(2))), cards: null })],
    ['an unknown frame', JSON.stringify({ ...start(unitOf(words(2))), frame: { type: 'duel' } })],
  ])('refuses %s', (_, text) => {
    expect(restoreSession(text, START)).toBeNull();
  });
});

describe('progress', () => {
  it('counts practice, boss cards and match alike', () => {
    const passed = answer(start(unitOf(words(5))), START + 1);
    expect(progressOf(passed)).toBeCloseTo(1 / 16);
  });
});
