import { cardContentSchema } from '#domain/cards/content.ts';
import type { FaceAction } from '#domain/cards/faces/answer.ts';
import { act, advance } from '#domain/session/act.ts';
import { rightOption } from '#domain/session/judge.ts';
import type { Session, UnitStart } from '#domain/session/session.ts';
import { startSession } from '#domain/session/start.ts';

const NOW = Date.parse('2026-04-15T08:30:00+08:00');

const words: [string, string, string][] = [
  ['reluctant', '不情愿的', 'She was reluctant to leave the warm kitchen.'],
  ['resilient', '有弹性的', 'Good dough is resilient under the hand.'],
  ['abundant', '充足的', 'Wheat was abundant that year.'],
  ['inevitable', '不可避免的', 'A few burnt edges are inevitable.'],
  ['subtle', '细微的', 'There is a subtle smell of vanilla.'],
  ['crisp', '酥脆的', 'The crust is thin and crisp.'],
  ['humble', '谦虚的', 'A humble loaf can win the prize.'],
  ['brisk', '轻快的', 'They walked at a brisk pace.'],
  ['fragile', '易碎的', 'Sugar glass is fragile.'],
  ['generous', '慷慨的', 'He was generous with the butter.'],
];

/** A unit of ten English words, half of them new. */
export const wordUnit: UnitStart = {
  unitId: 24,
  stageId: 24,
  level: 4,
  packageId: 3,
  mode: 'NORMAL',
  startedAt: new Date(NOW).toISOString(),
  schedules: words.map(([word, definition, source], index) => ({
    cardId: index + 1,
    cardStatus: index % 2 === 0 ? 'DEBUT' : 'REVIEW',
    content: JSON.stringify(
      cardContentSchema.parse({
        type: 'enWord.card',
        word,
        definition,
        prons: [{ label: '/…/', language: 'en-US' }],
        examples: [{ source, translation: `${definition}。` }],
      }),
    ),
    r: 0.8,
    authorId: 1,
  })),
};

/** A session of the unit with the same course every time. */
export const freshSession = (unit: UnitStart = wordUnit): Session =>
  startSession(unit, { random: () => 0.42, now: NOW });

/** What answers the question of a session's frame, null where none is asked. */
export function rightAction({ frame }: Session): FaceAction | null {
  if ((frame.type !== 'practice' && frame.type !== 'boss') || !frame.question || !frame.answer) return null;
  const { question, answer } = frame;
  if (answer.kind === 'recall') return answer.open ? { type: 'recall', remembered: true } : { type: 'reveal' };
  if (answer.kind !== 'pick' || !('options' in question) || 'blanks' in question) return null;
  return { type: 'choose', option: rightOption(question as never) };
}

/** The session played without a mistake until `stop` says so. */
export function playedUntil(stop: (session: Session) => boolean, session = freshSession()): Session {
  let at = session;
  for (let now = NOW; !stop(at); now += 3000) {
    const action = rightAction(at);
    const passed = 'answer' in at.frame && at.frame.answer?.passed;
    const next = action && !passed ? act(at, action, now).session : advance(at, now);
    if (next === at) throw new Error(`Nothing follows a ${at.frame.type} frame here`);
    at = next;
  }
  return at;
}
