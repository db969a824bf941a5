import fc from 'fast-check';
import type { CardContent } from '#domain/cards/content.ts';
import type { FaceAction } from '#domain/cards/faces/answer.ts';
import type { Means } from '#domain/cards/faces/means.ts';
import { act, advance, selectPair } from '#domain/session/act.ts';
import { rightOption } from '#domain/session/judge.ts';
import type { QuizFrame, Schedule, Session, UnitStart } from '#domain/session/session.ts';
import { clozeCard, hanziCard, mcqCard, wordCard } from './cards.ts';

/** A device that reads aloud, with strokes of the characters of these units. */
export const ALL_MEANS: Means = {
  voices: ['zh', 'en'],
  readOneWay: [...'春花水月'],
  strokes: { 春: 9, 花: 7, 水: 4, 月: 4 },
};

export const START = Date.parse('2026-03-01T08:00:00.000Z');

export function unitOf(cards: (CardContent | string)[], more: Partial<Schedule> = {}): UnitStart {
  const schedules = cards.map((card, index) => ({
    cardId: index + 1,
    cardStatus: index % 2 === 0 ? ('REVIEW' as const) : ('DEBUT' as const),
    content: typeof card === 'string' ? card : JSON.stringify(card),
    r: 0.8,
    authorId: 1,
    ...more,
  }));
  return {
    unitId: 7,
    stageId: 3,
    level: 4,
    packageId: 2,
    mode: 'NORMAL',
    startedAt: new Date(START).toISOString(),
    schedules,
  };
}

export const words = (count: number): CardContent[] =>
  Array.from({ length: count }, (_, index) =>
    wordCard(`word${String.fromCharCode(97 + index)}`, `意思${index}`, { illustration: { assetId: `kit:${index}` } }),
  );

const anyText = fc.string({
  unit: fc.constantFrom('明', '月', '春', '风', '山', 'a', 'b'),
  minLength: 1,
  maxLength: 4,
});
const anyTexts = fc.array(anyText, { maxLength: 4 });
const anyCard: fc.Arbitrary<CardContent> = fc.oneof(
  fc
    .array(fc.record({ text: anyText, distrators: anyTexts, giveAwayDistrators: anyTexts }), {
      minLength: 1,
      maxLength: 5,
    })
    .map((blanks) => clozeCard(blanks)),
  fc
    .record({
      word: fc.stringMatching(/^[a-z]{2,7}$/),
      definition: anyText,
      pictured: fc.boolean(),
      spoken: fc.boolean(),
    })
    .map(({ word, definition, pictured, spoken }) =>
      wordCard(word, definition, {
        illustration: pictured ? { assetId: `kit:${word}` } : null,
        examples: spoken ? [{ source: `We ${word} here.`, translation: '例句' }] : [],
      }),
    ),
  fc
    .uniqueArray(fc.tuple(anyText, fc.boolean()), { selector: ([text]) => text, minLength: 2, maxLength: 9 })
    .map((options) => mcqCard(options.map(([text, isAnswer], index) => [text, isAnswer || index === 0]))),
  fc
    .constantFrom(['春', 'chun1'], ['花', 'hua1'], ['水', 'shui3'], ['月', 'yue4'])
    .map(([char, pinyin]) => hanziCard(char as string, pinyin as string)),
);

/** Units of 1 to 20 cards of any mix of types, recalls and statuses. */
export const anyUnit: fc.Arbitrary<UnitStart> = fc
  .array(fc.record({ card: anyCard, debut: fc.boolean(), r: fc.double({ min: 0, max: 1, noNaN: true }) }), {
    minLength: 1,
    maxLength: 20,
  })
  .map((items) => {
    const unit = unitOf(items.map(({ card }) => card));
    const schedules = unit.schedules.map((schedule, index) => ({
      ...schedule,
      cardStatus: items[index]?.debut ? ('DEBUT' as const) : ('REVIEW' as const),
      r: items[index]?.r ?? 0,
    }));
    return { ...unit, schedules };
  });

/** The actions that pass a frame from where it stands, without a mistake. */
export function rightAction({ question, answer }: QuizFrame): FaceAction {
  if (!question || !answer) throw new Error('nothing to answer');
  if (answer.kind === 'recall') return answer.open ? { type: 'recall', remembered: true } : { type: 'reveal' };
  if (answer.kind === 'fill' && 'blanks' in question) {
    const wanted = question.blanks[answer.focus ?? 0]?.answer;
    const option = question.options.findIndex((text, index) => text === wanted && !answer.filled.includes(index));
    return { type: 'choose', option };
  }
  if (answer.kind === 'spell' && 'steps' in question) {
    const step = question.steps[answer.typed];
    return { type: 'choose', option: step?.options.indexOf(step.letter) ?? -1 };
  }
  if (answer.kind === 'draw') return { type: 'stroke', right: true };
  if (answer.kind === 'tick' && question.face === 'mcq') {
    const open = question.answers.find((option) => !answer.ticked.includes(option));
    return open === undefined ? { type: 'submit' } : { type: 'toggle', option: open };
  }
  if (answer.kind === 'pick' && ('altered' in question || 'answer' in question || 'answers' in question)) {
    return { type: 'choose', option: rightOption(question) };
  }
  throw new Error(`no way to pass ${question.face}`);
}

/** Some mistake a learner can make on the frame, null where none is possible. */
export function wrongAction(frame: QuizFrame): FaceAction | null {
  const { question, answer } = frame;
  if (!question || !answer) return null;
  if (answer.kind === 'recall') return answer.open ? { type: 'recall', remembered: false } : null;
  if (answer.kind === 'tick' && question.face === 'mcq') {
    return answer.ticked.length === 1 ? { type: 'submit' } : null;
  }
  if (answer.kind === 'draw') return answer.missed ? null : { type: 'stroke', right: false };
  const right = rightAction(frame);
  const count = 'altered' in question ? 2 : 'options' in question ? question.options.length : 4;
  if (right.type !== 'choose') return null;
  const tried = answer.kind === 'pick' ? answer.tried : [];
  for (let option = 0; option < count; option++) {
    const sameText = 'blanks' in question && question.options[option] === question.options[right.option];
    if (option !== right.option && !sameText && !tried.includes(option)) return { type: 'choose', option };
  }
  return null;
}

/** One step of a learner: `wish` below 0.3 tries a mistake, below 0.4 asks for a hint. Every step takes a second. */
export function step(session: Session, wish: number, now: number): Session {
  const { frame } = session;
  if (frame.type === 'match') {
    if (frame.match.left === null) {
      const open = frame.match.goneLeft.indexOf(false);
      return open < 0 ? advance(session, now) : selectPair(session, 'left', open, now).session;
    }
    const { match } = frame;
    const wanted = match.pairs[frame.match.left]?.right;
    const place = match.rights.findIndex((pair, at) => {
      const same = match.pairs[pair]?.right === wanted;
      return match.goneRight[at] === false && (wish < 0.3 ? !same : same);
    });
    const fallback = match.rights.findIndex(
      (pair, at) => match.goneRight[at] === false && match.pairs[pair]?.right === wanted,
    );
    return selectPair(session, 'right', place < 0 ? fallback : place, now).session;
  }
  if ((frame.type === 'practice' || frame.type === 'boss') && frame.answer && !frame.answer.passed) {
    const hinted = act(session, { type: 'hint' }, now);
    if (wish >= 0.3 && wish < 0.4 && hinted.outcome === 'hint') return hinted.session;
    const wrong = wish < 0.3 ? wrongAction(frame) : null;
    return act(session, wrong ?? rightAction(frame), now).session;
  }
  return advance(session, now);
}

/** Learns a unit to its end; returns every session on the way. Throws if it takes more than `limit` steps. */
export function learn(session: Session, wishes: () => number, limit = 5000): Session[] {
  const path = [session];
  let now = session.updatedAt;
  while (session.frame.type !== 'done') {
    if (path.length > limit) throw new Error('the session does not end');
    now += 1000;
    session = step(session, wishes(), now);
    path.push(session);
  }
  return path;
}
