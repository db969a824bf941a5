import type { CardContent } from '#domain/cards/content.ts';
import { type CardField, cardOf, type FieldKind, type FieldName, fieldsOf, readCard } from './card-fields.ts';
import { editsBetween, type JoinedToken, joinSequences } from './differences.ts';

export type Choice = 'mine' | 'theirs' | 'joined';

/** One thing of a card that reads differently in two versions of it. */
export interface FieldDifference {
  key: string;
  name: FieldName;
  kind: FieldKind;
  gap?: string;
  base: string[];
  mine: string[];
  theirs: string[];
  /** Both in one; null where only one of them can be. */
  joined: JoinedToken[] | null;
}

export const equal = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((token, index) => token === b[index]);

/** Every field of two versions of a card and of the one they come from, in the order of the card. */
export function compared(baseText: string | null, mineText: string, theirText: string): FieldDifference[] {
  const mine = readCard(mineText);
  const theirs = readCard(theirText);
  if (!mine || !theirs || mine.type !== theirs.type) return [wholeDifference(baseText, mineText, theirText)];
  const base = baseText === null ? null : readCard(baseText);
  const fields = {
    base: base?.type === mine.type ? fieldsOf(base) : [],
    mine: fieldsOf(mine),
    theirs: fieldsOf(theirs),
  };
  const every = new Map([...fields.theirs, ...fields.mine].map((field) => [field.key, field]));
  // A gap that only one version has brings its distractors along.
  const ordered = [...fields.mine, ...fields.theirs.filter(({ key }) => !fields.mine.some((one) => one.key === key))];
  return ordered.map(({ key }) => {
    const { name, kind, gap } = every.get(key) as CardField;
    const tokens = (list: readonly CardField[]) => list.find((one) => one.key === key)?.tokens;
    const inBase = tokens(fields.base) ?? [];
    const here = tokens(fields.mine);
    const there = tokens(fields.theirs);
    const versions = { base: inBase, mine: here ?? there ?? [], theirs: there ?? here ?? [] };
    return { key, name, kind, ...(gap !== undefined && { gap }), ...versions, joined: joinedOf(kind, versions) };
  });
}

function wholeDifference(base: string | null, mine: string, theirs: string): FieldDifference {
  const versions = { base: base === null ? [] : [base], mine: [mine], theirs: [theirs] };
  return { key: 'whole', name: 'whole', kind: 'value', ...versions, joined: null };
}

type Versions = Pick<FieldDifference, 'base' | 'mine' | 'theirs'>;

const joinedOf = (kind: FieldKind, { base, mine, theirs }: Versions) =>
  kind === 'value' ? null : joinSequences(base, mine, theirs);

/** What the field says when so chosen. */
export function chosenTokens({ base, mine, theirs, joined }: FieldDifference, choice: Choice): string[] {
  if (choice === 'mine') return mine;
  if (choice === 'theirs') return theirs;
  if (joined) return joined.map(({ token }) => token);
  return equal(mine, base) ? theirs : mine;
}

/** The content that a choice for each field makes. A field without a choice is joined. */
export function settledContent(
  base: string | null,
  mine: string,
  theirs: string,
  choices: Readonly<Record<string, Choice>>,
): string {
  const all = compared(base, mine, theirs);
  const [first] = all;
  const type = readCard(mine)?.type;
  if (!type || first?.name === 'whole') return first ? chosenTokens(first, choices.whole ?? 'joined').join('') : mine;
  const fields = all.map((one): CardField => ({ ...one, tokens: chosenTokens(one, choices[one.key] ?? 'joined') }));
  return JSON.stringify(cardOf(type, fields) satisfies CardContent);
}

/** Both versions in one: nothing that was written in either is lost. */
export const joinedContent = (base: string | null, mine: string, theirs: string): string =>
  mine === theirs || theirs === base ? mine : mine === base ? theirs : settledContent(base, mine, theirs, {});

/** How many words one content has that another has not, and the other way round. */
function distance(from: string, to: string): number {
  const changed = compared(from, from, to).map(({ mine, theirs }) => {
    const { kept, inserted } = editsBetween(mine, theirs);
    return kept.filter((one) => !one).length + inserted.flat().length;
  });
  return changed.reduce((sum, count) => sum + count, 0);
}

/** Which of two contents another one was most likely made from; the first where both could be. */
export const likelierOrigin = (one: string, other: string, made: string): string =>
  distance(other, made) < distance(one, made) ? other : one;
