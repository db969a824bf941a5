import { describe, expect, it } from 'vitest';
import type { CardContent } from '#domain/cards/content.ts';
import { FACE_SETTINGS } from '#domain/cards/faces/settings.ts';
import { typeOf } from '#domain/cards/types.ts';
import { seededRandom } from '#domain/random.ts';
import { act, advance } from '#domain/session/act.ts';
import {
  DEFAULT_FACES,
  FACES_TO_SET,
  type FacesSet,
  facesSetBy,
  readFaces,
  writeFaces,
} from '#domain/session/face-settings.ts';
import { restoreSession, serialiseSession } from '#domain/session/resume.ts';
import type { Session } from '#domain/session/session.ts';
import { startSession } from '#domain/session/start.ts';
import { clozeCard, wordCard } from '../support/cards.ts';

const set = (faces: object) => JSON.stringify({ 1: ['wordChoice'], 2: ['wordChoice'], 3: ['wordSpell'], ...faces });

describe('the text of a face setting', () => {
  it.each(FACE_SETTINGS)('of %s may be what the specification says, and every face of its type', (setting) => {
    expect(readFaces(setting, writeFaces(DEFAULT_FACES[setting]))).toEqual({ ok: true, faces: DEFAULT_FACES[setting] });
    const all = { 1: FACES_TO_SET[setting], 2: FACES_TO_SET[setting], 3: FACES_TO_SET[setting] };
    expect(readFaces(setting, JSON.stringify(all))).toEqual({ ok: true, faces: all });
  });

  it.each<[string, string, string, string]>([
    ['nothing', '', '', 'illegal_json'],
    ['no JSON', '{1: wordChoice}', '', 'illegal_json'],
    ['null', 'null', '', 'not_an_object'],
    ['a list', '[]', '', 'not_an_object'],
    ['a text', '"1"', '', 'not_an_object'],
    ['too few keys', '{"1":["wordChoice"],"2":["wordChoice"]}', '3', 'key_missing'],
    ['too many keys', set({ 4: ['wordChoice'] }), '4', 'key_unknown'],
    ['a key of every object', set({ constructor: ['wordChoice'] }), 'constructor', 'key_unknown'],
    ['a name in place of a list', set({ 2: 'wordChoice' }), '2', 'not_a_list'],
    ['an empty list', set({ 2: [] }), '2', 'list_empty'],
    ['no face at all', set({ 3: ['wordChoice', 'wordSing'] }), '3.1', 'face_unknown'],
    ['a face of another type', set({ 3: ['clozeChoice'] }), '3.0', 'face_unknown'],
    ['no name', set({ 3: [null] }), '3.0', 'face_unknown'],
    ['a face twice', set({ 1: ['wordChoice', 'wordChoice'] }), '1.1', 'face_twice'],
  ])('refuses %s and says where', (_, text, path, key) => {
    expect(readFaces('enWord', text)).toEqual({ ok: false, problems: [{ path, key }] });
  });

  it('tells all that is wrong at once', () => {
    const { problems } = readFaces('singleCloze', '{"1":[],"2":["x"],"0":[]}') as { problems: { path: string }[] };
    expect(problems.map(({ path }) => path).sort()).toEqual(['0', '1', '2.0', '3']);
  });

  it('sets nothing where it is not valid', () => {
    const texts = { singleCloze: '{}', multiCloze: 'no', enWord: set({}) };
    expect(Object.keys(facesSetBy(texts))).toEqual(['enWord']);
  });
});

it('belongs to the kind of the card', () => {
  const one = clozeCard([{ text: '月' }]);
  const two = clozeCard([{ text: '月' }, { text: '风' }]);
  const settingOf = (card: CardContent) => typeOf(card).setting?.(card);
  expect([one, two, wordCard('mill', '磨坊')].map(settingOf)).toEqual(['singleCloze', 'multiCloze', 'enWord']);
});

describe('a unit whose faces are set', () => {
  const words = ['mill', 'oven', 'loaf', 'crust', 'dough'].map((word, index) => wordCard(word, `义${index}`));
  const start = (facesSet: FacesSet, practiceTimes = 2, unitId = 0): Session =>
    startSession(
      {
        unitId,
        stageId: 0,
        level: 0,
        packageId: 1,
        mode: 'NORMAL',
        startedAt: '2026-06-01T00:00:00Z',
        debug: { practiceTimes, facesSet },
        schedules: words.map((content, index) => ({
          cardId: index + 1,
          cardStatus: 'DEBUT',
          content: JSON.stringify(content),
          r: 0,
          authorId: 1,
        })),
      },
      { random: seededRandom(7), now: 0 },
    );
  /** The faces of the practice, every card known. */
  function asked(from: Session): string[] {
    const faces: string[] = [];
    let session = from;
    while (session.frame.type === 'practice') {
      faces.push(session.frame.question?.face ?? '');
      for (const type of ['reveal', 'remember'] as const) {
        session = act(session, type === 'reveal' ? { type } : { type: 'recall', remembered: true }, 0).session;
      }
      session = advance(session, 0);
    }
    return faces;
  }

  it('asks by them at each difficulty, as often as is set', () => {
    const see = { 1: ['wordSeeAndCheck'], 2: ['wordSeeAndCheck'], 3: ['wordSeeAndCheck'] };
    expect(asked(start({ enWord: see }, 3))).toEqual(Array(15).fill('wordSeeAndCheck'));
  });

  it('keeps them over a reload', () => {
    const facesSet = { enWord: { 1: ['wordSeeAndCheck'], 2: ['wordSpell'], 3: ['wordSpell'] } };
    expect(restoreSession(serialiseSession(start(facesSet)), 0)?.facesSet).toEqual(facesSet);
  });

  it('is a debug unit: a real one asks as the specification says, whatever comes with it', () => {
    const see = { 1: ['wordSeeAndCheck'], 2: ['wordSeeAndCheck'], 3: ['wordSeeAndCheck'] };
    const session = start({ enWord: see }, 1, 12);
    expect(session).toMatchObject({ practiceTimes: 2, facesSet: {}, frame: { question: { face: 'wordChoice' } } });
  });

  it('asks as the specification says where nothing of its kind is set', () => {
    const other = { singleCloze: { 1: ['clozeChoice'], 2: ['clozeChoice'], 3: ['clozeChoice'] } };
    const { frame } = start(other);
    expect(frame.type === 'practice' && frame.question?.face).toBe('wordChoice');
  });
});
