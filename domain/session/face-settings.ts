import { MULTI_CLOZE_FACES, SINGLE_CLOZE_FACES } from '#domain/cards/cloze/asked.ts';
import { cloze } from '#domain/cards/cloze/cloze.ts';
import { type AskedAt, FACE_SETTINGS, type FaceSetting } from '#domain/cards/faces/settings.ts';
import { WORD_FACES } from '#domain/cards/word/asked.ts';
import { word } from '#domain/cards/word/word.ts';
import { MAX_DIFFICULTY, MIN_DIFFICULTY } from '#domain/limits.ts';

/** What is set of some kinds of cards; of the others what their types say holds. */
export type FacesSet = Readonly<Partial<Record<FaceSetting, AskedAt>>>;

/** What is wrong with a text that shall say the faces of a kind of cards. */
export type FaceProblemKey =
  | 'illegal_json'
  | 'not_an_object'
  | 'key_missing'
  | 'key_unknown'
  | 'not_a_list'
  | 'list_empty'
  | 'face_unknown'
  | 'face_twice';

/** `path` says where: empty for the whole, `2` for a difficulty, `2.0` for the first face of it. */
export interface FaceProblem {
  path: string;
  key: FaceProblemKey;
}

export type ReadFaces = { ok: true; faces: AskedAt } | { ok: false; problems: FaceProblem[] };

/** What the specification says of each kind. */
export const DEFAULT_FACES: Readonly<Record<FaceSetting, AskedAt>> = {
  singleCloze: SINGLE_CLOZE_FACES,
  multiCloze: MULTI_CLOZE_FACES,
  enWord: WORD_FACES,
};

/** The faces that may be set for each kind, the easiest first: all those of its type. */
export const FACES_TO_SET: Readonly<Record<FaceSetting, readonly string[]>> = {
  singleCloze: Object.keys(cloze.faces),
  multiCloze: Object.keys(cloze.faces),
  enWord: Object.keys(word.faces),
};

/** Longest text that is read, in characters. */
export const FACES_TEXT_MAX = 2000;

const KEYS = Array.from({ length: MAX_DIFFICULTY - MIN_DIFFICULTY + 1 }, (_, index) => String(MIN_DIFFICULTY + index));

/** Reads a JSON object with exactly the keys 1, 2 and 3, each a list of at least one of the faces of the kind, none twice. */
export function readFaces(setting: FaceSetting, text: string): ReadFaces {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problems: [{ path: '', key: 'illegal_json' }] };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { ok: false, problems: [{ path: '', key: 'not_an_object' }] };
  const known = FACES_TO_SET[setting];
  const problems: FaceProblem[] = [
    ...KEYS.filter((key) => !Object.hasOwn(value, key)).map((path) => ({ path, key: 'key_missing' as const })),
    ...Object.entries(value).flatMap(([key, list]): FaceProblem[] =>
      KEYS.includes(key) ? listProblems(key, list, known) : [{ path: key, key: 'key_unknown' }],
    ),
  ];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, faces: value as AskedAt };
}

function listProblems(path: string, list: unknown, known: readonly string[]): FaceProblem[] {
  if (!Array.isArray(list)) return [{ path, key: 'not_a_list' }];
  if (list.length === 0) return [{ path, key: 'list_empty' }];
  return list.flatMap((face, index): FaceProblem[] => {
    if (!known.includes(face)) return [{ path: `${path}.${index}`, key: 'face_unknown' }];
    return list.indexOf(face) < index ? [{ path: `${path}.${index}`, key: 'face_twice' }] : [];
  });
}

/** Faces as the text that says them, a line for each difficulty. */
export const writeFaces = (faces: AskedAt): string =>
  `{\n${Object.entries(faces)
    .map(([key, list]) => `  "${key}": ${JSON.stringify(list).replaceAll(',', ', ')}`)
    .join(',\n')}\n}`;

/** The texts of all kinds as settings of a unit; a text that is not valid sets nothing. */
export function facesSetBy(texts: Readonly<Record<FaceSetting, string>>): FacesSet {
  const read = FACE_SETTINGS.flatMap((setting) => {
    const result = readFaces(setting, texts[setting]);
    return result.ok ? [[setting, result.faces]] : [];
  });
  return Object.fromEntries(read);
}
