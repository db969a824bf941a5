import { describe, expect, it } from 'vitest';
import { seededRandom } from '#domain/random.ts';
import { act, advance } from '#domain/session/act.ts';
import { withEditedCard } from '#domain/session/edit.ts';
import { rightOption } from '#domain/session/judge.ts';
import { completeReport } from '#domain/session/report.ts';
import type { Session } from '#domain/session/session.ts';
import { startSession } from '#domain/session/start.ts';
import { clozeCard, mcqCard, wordCard } from '../support/cards.ts';

const words = ['mill', 'oven', 'loaf', 'crust', 'dough'].map((word, index) => wordCard(word, `义${index}`));
const start = (): Session =>
  startSession(
    {
      unitId: 12,
      stageId: 1,
      level: 1,
      packageId: 1,
      mode: 'NORMAL',
      startedAt: '2026-06-01T00:00:00Z',
      schedules: words.map((content, index) => ({
        cardId: index + 1,
        cardStatus: 'DEBUT',
        content: JSON.stringify(content),
        r: 0,
        authorId: 1,
      })),
    },
    { random: seededRandom(3), now: 0 },
  );
const edited = wordCard('mill', '磨面粉的地方');
const questionOf = ({ frame }: Session) => (frame.type === 'practice' ? frame.question : null);
const answerOf = ({ frame }: Session) => (frame.type === 'practice' ? frame.answer : null);

/** Answers what is asked rightly. */
const right = (session: Session) => {
  const question = questionOf(session);
  return act(session, { type: 'choose', option: rightOption(question as never) }, 10).session;
};
const wrong = (session: Session) => {
  const option = (rightOption(questionOf(session) as never) + 1) % 4;
  return act(session, { type: 'choose', option }, 5).session;
};

describe('a card that is edited in a lesson', () => {
  it('asks the open question anew, and what was answered wrong before stays a mistake', () => {
    const before = wrong(start());
    expect(answerOf(before)?.wrongs).toBe(1);
    const after = withEditedCard(before, 1, edited, 20);
    expect(JSON.stringify(questionOf(after))).toContain('磨面粉的地方');
    expect(JSON.stringify(questionOf(after))).not.toContain('义0');
    expect(answerOf(after)).toMatchObject({ wrongs: 1, passed: false });
    expect(after.cards[0]?.events).toEqual(before.cards[0]?.events);
    expect(right(after).cards[0]?.lastStars).toBe(2);
  });

  it('leaves a question that is answered, and asks the new text when the card comes back', () => {
    const before = right(start());
    const after = withEditedCard(before, 1, edited, 20);
    expect(after.frame).toBe(before.frame);
    let session = advance(after, 30);
    for (let step = 0; step < 20 && session.frame.type === 'practice' && session.frame.cardId !== 1; step++)
      session = advance(right(session), 30);
    expect(session.frame).toMatchObject({ cardId: 1 });
    expect(JSON.stringify(questionOf(session))).not.toContain('义0');
  });

  it('is the wrong answer of other cards in its new words', () => {
    const before = start();
    const after = withEditedCard(before, 2, edited, 20);
    // another card is asked: its open question is not touched
    expect(after.frame).toBe(before.frame);
    expect(after.cards[1]?.content).toEqual(edited);
  });

  it('stays as it was where it could not be asked, is of another type or not of the unit', () => {
    const before = start();
    expect(withEditedCard(before, 1, wordCard('mill', ' '), 20)).toBe(before);
    expect(withEditedCard(before, 1, clozeCard([{ text: '月' }]), 20)).toBe(before);
    expect(
      withEditedCard(
        before,
        1,
        mcqCard([
          ['甲', true],
          ['乙', false],
        ]),
        20,
      ),
    ).toBe(before);
    expect(withEditedCard(before, 99, edited, 20)).toBe(before);
  });

  it('changes nothing of what is reported', () => {
    const before = right(start());
    expect(completeReport(withEditedCard(before, 1, edited, 20))).toEqual(completeReport(before));
  });
});
