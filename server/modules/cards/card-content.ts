import { createHash } from 'node:crypto';
import { type CardType, cardContentSchema } from '#domain/cards/content.ts';
import { normaliseCardContent } from '#domain/cards/normalise.ts';
import { whyUnreadable } from '#domain/cards/unreadable.ts';
import { validateCardContent } from '#domain/cards/validate.ts';
import { AppError, type FieldProblem } from '#server/kernel/errors.ts';
import { PackageCardType } from '../packages/package-enums.ts';
import { brokenTextMessage, problemMessage } from './card-problems.ts';

/** What of a card follows from its content. */
export interface StoredContent {
  type: PackageCardType;
  content: string;
  contentHash: string;
}

export const CARD_TYPES: Record<CardType, PackageCardType> = {
  'cloze.card': PackageCardType.CLOZE,
  'enWord.card': PackageCardType.WORD,
  'mcq.card': PackageCardType.MCQ,
  'kidHanzi.card': PackageCardType.KID_HANZI,
};

/** Problems told of one card. */
const PROBLEMS_MAX = 20;

/** A short text that changes with a value. */
export function hashOf(value: string): string {
  return createHash('sha256').update(value).digest('base64url').slice(0, 22);
}

/**
 * Reads the JSON of a card as it is kept: normalised, with its kind and hash. `where` names it in the input.
 * Throws INVALID_CARD_CONTENT that says where (`input.content.options.0.content`) and why.
 */
export function readContent(json: string, where: string): StoredContent {
  const parsed = cardContentSchema.safeParse(jsonOf(json));
  if (!parsed.success) throw invalid(unreadable(json), where);
  const card = normaliseCardContent(parsed.data);
  const problems = validateCardContent(card);
  // guard: only valid content is kept
  if (problems.length > 0)
    throw invalid(
      problems.map((problem) => ({ path: problem.path, message: problemMessage(problem) })),
      where,
    );
  const content = JSON.stringify(card);
  return { type: CARD_TYPES[card.type], content, contentHash: hashOf(content) };
}

function unreadable(json: string): FieldProblem[] {
  const why = whyUnreadable(json);
  if (why?.kind === 'text') return [{ path: '', message: brokenTextMessage(why.character) }];
  const message = problemMessage({ key: 'card_parse_failed' });
  return (why?.places ?? ['']).map((path) => ({ path, message }));
}

function jsonOf(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const invalid = (problems: FieldProblem[], where: string): AppError =>
  new AppError('INVALID_CARD_CONTENT', {
    fields: problems
      .slice(0, PROBLEMS_MAX)
      .map(({ path, message }) => ({ path: path ? `${where}.${path}` : where, message })),
  });
