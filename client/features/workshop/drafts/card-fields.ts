import {
  type CardContent,
  type Cloze,
  type ClozeContent,
  type KidHanziCard,
  parseCardContent,
} from '#domain/cards/content.ts';

/** What an author thinks of as one thing of a card. */
export type FieldName =
  | 'content'
  | 'distractors'
  | 'giveAways'
  | 'altContents'
  | 'analysis'
  | 'illustration'
  | 'word'
  | 'definition'
  | 'prons'
  | 'examples'
  | 'tabs'
  | 'wordDistractors'
  | 'question'
  | 'options'
  | 'hanzi'
  | 'whole';

/** How its tokens read: letters and words, text with gaps, items in JSON, or one thing that is taken or left. */
export type FieldKind = 'text' | 'cloze' | 'list' | 'value';

export interface CardField {
  /** Unique within the card. */
  key: string;
  name: FieldName;
  kind: FieldKind;
  /** The gap that the distractors belong to. */
  gap?: string;
  tokens: string[];
}

/** Begins a token that is a gap: no text of a card has it. */
const GAP = '\u0000';
const BREAK = '\n';

const WORDS = /\p{Script=Han}|[\p{L}\p{N}\p{M}'’]+|\s|./gsu;
const textTokens = (text: string): string[] => text.match(WORDS) ?? [];

const bare = ({ group, text }: Cloze) => GAP + JSON.stringify({ group, text });

/** The gap a token stands for, null for a token of text. */
export function gapOf(token: string): Pick<Cloze, 'group' | 'text'> | null {
  return token.startsWith(GAP) ? (JSON.parse(token.slice(1)) as Pick<Cloze, 'group' | 'text'>) : null;
}

function clozeTokens(content: ClozeContent): string[] {
  return content.flatMap((paragraph, index) => [
    ...(index > 0 ? [BREAK] : []),
    ...paragraph.flatMap((part) => ('cloze' in part ? [bare(part.cloze)] : textTokens(part.text))),
  ]);
}

function clozeOf(
  tokens: readonly string[],
  listsOf: (gap: string) => Pick<Cloze, 'distrators' | 'giveAwayDistrators'>,
) {
  if (tokens.length === 0) return [];
  const content: ClozeContent = [[]];
  const seen = new Map<string, number>();
  for (const token of tokens) {
    const paragraph = content.at(-1) ?? [];
    const gap = gapOf(token);
    const last = paragraph.at(-1);
    if (gap) paragraph.push({ cloze: { ...gap, ...listsOf(counted(seen, token)) } });
    else if (token === BREAK) content.push([]);
    else if (last && 'text' in last) last.text += token;
    else paragraph.push({ text: token });
  }
  return content;
}

/** Two gaps of the same words are told apart by their turn. */
function counted(seen: Map<string, number>, token: string) {
  const turn = seen.get(token) ?? 0;
  seen.set(token, turn + 1);
  return `${token}${turn}`;
}

const items = (list: readonly unknown[]) => list.map((item) => JSON.stringify(item));
const itemsOf = <T>(tokens: readonly string[]) => tokens.map((token) => JSON.parse(token) as T);
const field = (name: FieldName, kind: FieldKind, tokens: string[]): CardField => ({ key: name, name, kind, tokens });

/** A card as a list of things that can be compared one by one. */
export function fieldsOf(card: CardContent): CardField[] {
  const illustration = field('illustration', 'value', card.illustration ? items([card.illustration]) : []);
  switch (card.type) {
    case 'cloze.card': {
      const seen = new Map<string, number>();
      const gaps = card.content.flat().flatMap((part) => ('cloze' in part ? [part.cloze] : []));
      return [
        field('content', 'cloze', clozeTokens(card.content)),
        ...gaps.flatMap((gap): CardField[] => {
          const at = counted(seen, bare(gap));
          const lists = { gap: gap.text, kind: 'list' as const };
          return [
            { ...lists, key: `distractors ${at}`, name: 'distractors', tokens: items(gap.distrators) },
            { ...lists, key: `giveAways ${at}`, name: 'giveAways', tokens: items(gap.giveAwayDistrators) },
          ];
        }),
        field('altContents', 'list', items(card.altContents)),
        field('analysis', 'text', textTokens(card.analysis)),
        illustration,
      ];
    }
    case 'enWord.card':
      return [
        field('word', 'text', textTokens(card.word)),
        field('definition', 'text', textTokens(card.definition)),
        field('prons', 'list', items(card.prons)),
        field('examples', 'list', items(card.examples)),
        field('tabs', 'list', items(card.tabs)),
        field('wordDistractors', 'list', items(card.distrators)),
        illustration,
      ];
    case 'mcq.card':
      return [
        field('question', 'text', textTokens(card.question)),
        field('options', 'list', items(card.options)),
        field('analysis', 'text', textTokens(card.analysis)),
        illustration,
      ];
    case 'kidHanzi.card':
      return [
        field('hanzi', 'list', items(card.hanzi.flatMap(({ hanzi }) => hanzi))),
        field('analysis', 'list', items(card.analysis)),
        illustration,
      ];
  }
}

/** The card that such fields make; what a field says nothing of is empty. */
export function cardOf(type: CardContent['type'], fields: readonly CardField[]): CardContent {
  const tokensAt = (key: string) => fields.find((one) => one.key === key)?.tokens ?? [];
  const text = (name: FieldName) => tokensAt(name).join('');
  const list = <T>(name: FieldName) => itemsOf<T>(tokensAt(name));
  const illustration = list<{ assetId: string }>('illustration')[0] ?? null;
  switch (type) {
    case 'cloze.card':
      return {
        type,
        content: clozeOf(tokensAt('content'), (gap) => ({
          distrators: itemsOf<string>(tokensAt(`distractors ${gap}`)),
          giveAwayDistrators: itemsOf<string>(tokensAt(`giveAways ${gap}`)),
        })),
        altContents: list('altContents'),
        analysis: text('analysis'),
        illustration,
      };
    case 'enWord.card':
      return {
        type,
        word: text('word'),
        definition: text('definition'),
        prons: list('prons'),
        examples: list('examples'),
        tabs: list('tabs'),
        distrators: list('wordDistractors'),
        illustration,
      };
    case 'mcq.card':
      return { type, question: text('question'), options: list('options'), analysis: text('analysis'), illustration };
    case 'kidHanzi.card': {
      const hanzi = list<{ char: string; pinyin: string }>('hanzi');
      const analysis = list<KidHanziCard['analysis'][number]>('analysis');
      return { type, hanzi: hanzi.length ? [{ hanzi }] : [], analysis, illustration };
    }
  }
}

/** Reads stored content; null where it is no card. */
export function readCard(content: string): CardContent | null {
  const parsed = parseCardContent(content);
  return parsed.ok ? parsed.card : null;
}
