import { folded, searchedFor } from './keyword.rules.ts';
import { DICTIONARY } from './settings.ts';

/** What is read of a line of ECDICT's csv, all text. */
export interface EcdictRow {
  word?: string;
  phonetic?: string;
  definition?: string;
  translation?: string;
  bnc?: string;
  frq?: string;
}

/** Columns without which a file is no ECDICT. */
export const ECDICT_REQUIRED = ['word', 'phonetic', 'definition', 'translation', 'bnc', 'frq'] as const;

/** A row of the dictionary as it is imported. */
export interface ImportedWord {
  spelling: string;
  folded: string;
  rank: number;
  phoneticUk: string | null;
  explain: string;
}

/** A row of ECDICT as an entry; null where it has no spelling we search for, or explains nothing. */
export function wordOf(row: EcdictRow): ImportedWord | null {
  const spelling = plain(row.word).trim().normalize('NFC');
  const explain = cut(linesOf(row.translation) || linesOf(row.definition), DICTIONARY.explainMax);
  if (spelling.length > DICTIONARY.keywordMax || explain === '' || searchedFor(spelling) === null) return null;
  return { spelling, folded: folded(spelling), rank: rankOf(row), phoneticUk: phoneticOf(row.phonetic), explain };
}

/** PostgreSQL keeps no NUL. */
const plain = (text = '') => text.replaceAll('\0', '');

/** ECDICT writes line ends as `\n` in letters. */
const linesOf = (text?: string) =>
  plain(text)
    .split(/\\r\\n|\\n|\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

const cut = (text: string, max: number) => [...text].slice(0, max).join('');

function phoneticOf(text?: string): string | null {
  const inner = plain(text)
    .trim()
    .replace(/^[/[]|[/\]]$/g, '')
    .trim();
  return inner === '' || inner.length > DICTIONARY.phoneticMax ? null : `/${inner}/`;
}

/** Place by frequency in today's texts, else in the British National Corpus; 0 in the file means unknown. */
function rankOf({ frq, bnc }: EcdictRow): number {
  const place = [frq, bnc].map(Number).find((number) => Number.isInteger(number) && number > 0);
  return place === undefined || place > DICTIONARY.unranked ? DICTIONARY.unranked : place;
}
