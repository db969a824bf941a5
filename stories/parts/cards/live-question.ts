import type { CardContent } from '#domain/cards/content.ts';
import type { Answer, FaceAction } from '#domain/cards/faces/answer.ts';
import type { Difficulty } from '#domain/cards/faces/context.ts';
import type { Means } from '#domain/cards/faces/means.ts';
import { seededRandom } from '#domain/random.ts';
import { downgrade } from '#domain/session/downgrade.ts';
import { buildQuestion } from '#domain/session/faces.ts';
import { judge, openAnswer, rightOption } from '#domain/session/judge.ts';
import type { FaceName, Question } from '#domain/session/question.ts';

export interface Asked {
  face: FaceName;
  card: CardContent;
  alternates?: readonly CardContent[];
  difficulty?: Difficulty;
  seed?: number;
}

/** A device that reads aloud, with the strokes of one character. */
const means: Means = { voices: ['zh', 'en'], readOneWay: ['春'], strokes: { 春: 9 } };

/** The question a session would ask; a face the card would be downgraded from is refused. */
export function askedQuestion({ face, card, alternates = [], difficulty = 1, seed = 1 }: Asked): Question {
  if (downgrade(face, card, alternates, means) !== face) throw new Error(`This card cannot be asked as ${face}`);
  return buildQuestion(face, card, { cardId: 1, alternates, difficulty, means, random: seededRandom(seed) });
}

/** The answer after some actions, by the judge of the session. */
export const answered = (question: Question, actions: readonly FaceAction[]): Answer =>
  actions.reduce((answer, action) => judge(question, answer, action).answer, openAnswer(question));

/** What answers a question rightly, step by step. */
export function rightActions(question: Question): FaceAction[] {
  if ('blanks' in question) {
    const taken = new Set<number>();
    return question.blanks.map(({ answer }) => {
      const option = question.options.findIndex((other, index) => other === answer && !taken.has(index));
      taken.add(option);
      return { type: 'choose', option };
    });
  }
  if ('steps' in question) {
    return question.steps.map(({ letter, options }) => ({ type: 'choose', option: options.indexOf(letter) }));
  }
  if (question.face === 'wordSeeAndCheck' || question.face === 'kidHanziSeeAndCheck') {
    return [{ type: 'reveal' }, { type: 'recall', remembered: true }];
  }
  if (question.face === 'kidHanziStrokes') {
    return Array.from({ length: question.strokes }, () => ({ type: 'stroke', right: true }));
  }
  if (question.face === 'mcq' && question.answers.length > 1) {
    return [...question.answers.map((option): FaceAction => ({ type: 'toggle', option })), { type: 'submit' }];
  }
  return [{ type: 'choose', option: rightOption(question) }];
}

/** An option that is wrong now. */
export function wrongOption(question: Question): number {
  const [right] = rightActions(question);
  if (right?.type !== 'choose') throw new Error(`${question.face} has no single wrong option`);
  return right.option === 0 ? 1 : 0;
}
