import type * as z from 'zod/mini';
import { type CardContent, parseCardContent } from '#domain/cards/content.ts';
import { normaliseCardContent } from '#domain/cards/normalise.ts';
import { validateCardContent } from '#domain/cards/validate.ts';
import { CARD_TYPES, hashOf } from '../modules/cards/card-content.ts';
import { orderKeyAt } from '../modules/chapters/order-key.rules.ts';
import type { PackageCardType } from '../modules/packages/package-enums.ts';
import type { starterPackageSchema } from './content/starter-package.ts';

/** A starter package as written in `content/*.json`. Keys are stable: what carries a key stays the same thing. */
export type StarterFile = z.input<typeof starterPackageSchema>;

interface ChapterRow {
  key: string;
  title: string;
  order_key: string;
  card_count: number;
}

interface CardRow {
  key: string;
  chapter_key: string;
  type: PackageCardType;
  content: string;
  content_hash: string;
  order_key: string;
}

/** The rows of a file. Throws, naming every card, where one is not valid or a key comes twice. */
export function rowsOf(file: StarterFile): { chapters: ChapterRow[]; cards: CardRow[] } {
  const problems: string[] = [];
  const chapters = file.chapters.map(({ key, title, cards }, index) => ({
    key,
    title,
    order_key: orderKeyAt(index),
    card_count: cards.length,
  }));
  const cards = file.chapters.flatMap((chapter) =>
    chapter.cards.flatMap(({ key, content }, index) => {
      const card = readCard(content);
      if (typeof card === 'string') {
        problems.push(`${file.slug}/${chapter.key}/${key}: ${card}`);
        return [];
      }
      const json = JSON.stringify(card);
      return [
        {
          key,
          chapter_key: chapter.key,
          type: CARD_TYPES[card.type],
          content: json,
          content_hash: hashOf(json),
          order_key: orderKeyAt(index),
        },
      ];
    }),
  );
  for (const keys of [chapters.map((chapter) => chapter.key), cards.map((card) => card.key)])
    problems.push(...keys.filter((key, index) => keys.indexOf(key) !== index).map((key) => `${key} comes twice`));
  if (problems.length > 0) throw new Error(`Starter package ${file.slug}:\n${problems.join('\n')}`);
  return { chapters, cards };
}

function readCard(content: unknown): CardContent | string {
  const parsed = parseCardContent(JSON.stringify(content));
  if (!parsed.ok) return parsed.error;
  const card = normaliseCardContent(parsed.card);
  const problems = validateCardContent(card);
  return problems.length > 0 ? problems.map(({ path, key }) => `${path} ${key}`).join(', ') : card;
}
