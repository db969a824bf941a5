import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardContent } from '#domain/cards/content.ts';
import type { FaceAction, Outcome } from '#domain/cards/faces/answer.ts';
import { type Means, meansWithout, NO_MEANS } from '#domain/cards/faces/means.ts';
import { withToneMark } from '#domain/cards/hanzi/pinyin.ts';
import { isReadManyWays } from '#domain/cards/hanzi/polyphones.ts';
import { seededRandom } from '#domain/random.ts';
import { act, withMeans } from '#domain/session/act.ts';
import { downgrade } from '#domain/session/downgrade.ts';
import { buildQuestion, chooseFace } from '#domain/session/faces.ts';
import { hintOf } from '#domain/session/hint.ts';
import { judge, openAnswer } from '#domain/session/judge.ts';
import type { FaceName, Question } from '#domain/session/question.ts';
import { restoreSession, serialiseSession } from '#domain/session/resume.ts';
import type { QuizFrame, Session } from '#domain/session/session.ts';
import { starsOf } from '#domain/session/stars.ts';
import { startSession } from '#domain/session/start.ts';
import { hanziCard, wordCard } from '../support/cards.ts';
import { START, unitOf } from '../support/units.ts';

const all: Means = {
  voices: ['zh', 'en'],
  readOneWay: [...'春花长了'].filter((char) => !isReadManyWays(char)),
  strokes: { 春: 9, 花: 7 },
};
const spring = hanziCard('春', 'chun1');
const sea = wordCard('sea', '海', { prons: [{ label: '/siː/', language: 'en-GB' }] });
const see = wordCard('see', '看见', { prons: [{ label: '/ siː /', language: 'en-US' }] });
const land = wordCard('land', '陆地', { prons: [{ label: '/lænd/', language: 'en-GB' }] });

const ask = <F extends FaceName>(face: F, card: CardContent, alternates: CardContent[] = [], seed = 1) =>
  buildQuestion(face, card, {
    cardId: 1,
    alternates,
    difficulty: 2,
    means: all,
    random: seededRandom(seed),
  }) as Extract<Question, { face: F }>;

describe('what cannot be heard or drawn is asked another way', () => {
  it.each<[FaceName, CardContent, CardContent[], Means, FaceName]>([
    ['wordListening', sea, [land], all, 'wordListening'],
    ['wordListening', sea, [land], { ...all, voices: ['zh'] }, 'wordChoice'],
    ['wordListening', sea, [see], all, 'wordChoice'],
    ['wordListening', sea, [], all, 'wordSeeAndCheck'],
    ['kidHanziFromPinyin', spring, [hanziCard('花', 'hua1')], all, 'kidHanziFromPinyin'],
    ['kidHanziFromPinyin', spring, [hanziCard('椿', 'chun1')], all, 'kidHanziChoice'],
    ['kidHanziTone', spring, [], NO_MEANS, 'kidHanziTone'],
    ['kidHanziTone', hanziCard('春', '春'), [], NO_MEANS, 'kidHanziChoice'],
    ['kidHanziToneByEar', spring, [], all, 'kidHanziToneByEar'],
    ['kidHanziToneByEar', spring, [], { ...all, voices: ['en'] }, 'kidHanziTone'],
    // A voice does not know which reading of 长 is meant, and gives the neutral 了 another one.
    ['kidHanziToneByEar', hanziCard('长', 'chang2'), [], all, 'kidHanziTone'],
    ['kidHanziToneByEar', hanziCard('春', 'chun'), [], all, 'kidHanziTone'],
    ['kidHanziStrokes', spring, [], all, 'kidHanziStrokes'],
    ['kidHanziStrokes', hanziCard('夏', 'xia4'), [], all, 'kidHanziSeeAndCheck'],
    ['kidHanziStrokes', spring, [], meansWithout(all, ['drawing']), 'kidHanziSeeAndCheck'],
  ])('%s of %o beside %o', (face, card, alternates, means, expected) => {
    expect(downgrade(face, card, alternates, means)).toBe(expected);
  });

  it('leaves no easier face in its place where the difficulty has another', () => {
    const faces = (means: Means) =>
      Array.from({ length: 60 }, (_, seed) =>
        chooseFace(
          spring,
          { cardId: 1, alternates: [], difficulty: 3, means, random: seededRandom(seed) },
          { harderThan: null, spelling: false },
        ),
      );
    expect(new Set(faces(all))).toEqual(new Set(['kidHanziStrokes', 'kidHanziSeeAndCheck']));
    expect(new Set(faces(NO_MEANS))).toEqual(new Set(['kidHanziSeeAndCheck']));
  });
});

describe('tones', () => {
  it('asks the five tones in their order, and the neutral one is the last', () => {
    const question = ask('kidHanziTone', hanziCard('吗', 'ma5'));
    expect(question).toMatchObject({ options: ['mā', 'má', 'mǎ', 'mà', 'ma'], answer: 4, place: 0 });
    expect(ask('kidHanziTone', hanziCard('绿', 'lv4'))).toMatchObject({ answer: 3, hint: '≠ lǚ' });
  });

  it('of a word asks any of its characters, by ear only those with one reading', () => {
    const word = hanziCard('长春', 'chang2 chun1');
    const places = (face: 'kidHanziTone' | 'kidHanziToneByEar') =>
      new Set(Array.from({ length: 40 }, (_, seed) => ask(face, word, [], seed).place));
    expect(places('kidHanziTone')).toEqual(new Set([0, 1]));
    expect(places('kidHanziToneByEar')).toEqual(new Set([1]));
  });

  it('never rules out the right tone as a hint', () => {
    fc.assert(
      fc.property(fc.constantFrom('ma', 'lv', 'xiong', 'er'), fc.integer({ min: 1, max: 5 }), (syllable, tone) => {
        const { hint, options, answer } = ask('kidHanziTone', hanziCard('字', `${syllable}${tone}`));
        expect(options[answer]).toBe(withToneMark(`${syllable}${tone}`));
        expect(hint).not.toBe(`≠ ${options[answer]}`);
      }),
    );
  });
});

describe('strokes', () => {
  const draw = (actions: (boolean | 'hint')[]) => {
    const question = ask('kidHanziStrokes', hanziCard('春', 'chun1'));
    let answer = openAnswer(question);
    const outcomes: Outcome[] = [];
    for (const step of actions) {
      const action: FaceAction = step === 'hint' ? { type: 'hint' } : { type: 'stroke', right: step };
      const judged = judge(question, answer, action);
      answer = judged.answer;
      outcomes.push(judged.outcome);
    }
    return { question, answer, outcomes, stars: starsOf(answer) };
  };
  const nine = Array<boolean>(9).fill(true);

  it('passes with the last stroke, three stars without a mistake', () => {
    const { outcomes, stars } = draw(nine);
    expect(outcomes).toEqual([...Array(8).fill('progress'), 'passed']);
    expect(stars).toBe(3);
  });

  it('counts a stroke that was missed as one mistake, however often', () => {
    const { outcomes, answer, stars } = draw([true, false, false, false, true, false, ...nine.slice(2)]);
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(2);
    expect(answer).toMatchObject({ wrongs: 2, drawn: 9, passed: true });
    expect(stars).toBe(2);
  });

  it('hints with the place of the next stroke', () => {
    const { question, answer } = draw([true, true]);
    expect(hintOf(question, answer)).toBe('3 / 9');
    expect(draw(['hint', ...nine]).stars).toBe(2);
  });
});

describe('a learner who cannot hear or draw now', () => {
  const at = (session: Session) => session.frame as QuizFrame;
  const heard = (): Session => {
    for (let seed = 0; seed < 50; seed++) {
      const session = startSession(unitOf([sea, land, wordCard('oven', '烤箱')], { cardStatus: 'REVIEW', r: 0.92 }), {
        random: seededRandom(seed),
        now: START,
        means: all,
      });
      if (at(session).question?.face === 'wordListening') return session;
    }
    throw new Error('no listening in fifty sessions');
  };

  it('declines: the question is read instead, and nothing more is to be heard', () => {
    const { session, outcome } = act(heard(), { type: 'decline' }, START + 5000);
    expect(outcome).toBe('changed');
    expect(at(session)).toMatchObject({ question: { face: 'wordChoice' }, answer: { wrongs: 0, passed: false } });
    expect(session.declined).toEqual(['hearing']);
    expect(session.cards.flatMap(({ events }) => events)).toEqual([]);
    expect(act(session, { type: 'decline' }, START + 6000)).toEqual({ session, outcome: 'ignored' });
  });

  it('keeps a mistake made before', () => {
    const open = heard();
    const { question } = at(open);
    if (question?.face !== 'wordListening') throw new Error('not heard');
    const wrong = act(open, { type: 'choose', option: question.answer === 0 ? 1 : 0 }, START + 1000).session;
    const { session } = act(wrong, { type: 'decline' }, START + 2000);
    const now = at(session);
    if (now.question?.face !== 'wordChoice') throw new Error('not read');
    const passed = act(session, { type: 'choose', option: now.question.answer }, START + 3000).session;
    const { events, lastStars } = passed.cards.find(({ cardId }) => cardId === now.cardId) as Session['cards'][number];
    expect(events.map(({ type, face }) => `${type} ${face}`)).toEqual(['WRONG wordListening', 'CORRECT wordChoice']);
    expect(lastStars).toBe(2);
  });

  it('switches sound off: a question that is heard is read, any other stays', () => {
    const session = heard();
    const quiet = withMeans(session, NO_MEANS, START + 100);
    expect(at(quiet).question?.face).toBe('wordChoice');
    expect(withMeans(quiet, all, START + 200).frame).toBe(quiet.frame);
  });

  it('goes on after a reload with the means of before, and an older session with none', () => {
    const session = heard();
    expect(restoreSession(serialiseSession(session), START)?.means).toEqual(all);
    const { means: _, declined: __, ...older } = session;
    expect(restoreSession(JSON.stringify(older), START)).toMatchObject({ means: NO_MEANS, declined: [] });
  });
});
