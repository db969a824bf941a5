import { parseCardContent } from '#domain/cards/content.ts';
import { cardDetail, cardTitle } from '#domain/cards/summary.ts';
import { type Context, viewerOf } from '#server/kernel/context.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { localDay } from '#server/kernel/time/local-day.ts';
import { masteryOf } from '../memory/fsrs.rules.ts';
import { likePattern } from './control.rules.ts';
import { type MyCard, type MyCardArgs, type MyCardCounts, type MyCardPage, MyCardState } from './control.types.ts';
import { MINE, nameIn, says } from './my-card.sql.ts';
import { CONTROL } from './settings.ts';

type ListedCard = Omit<MyCard, 'title' | 'detail' | 'mastery' | 'needsHelp'> & { content: string; stability: number };

const list = statement<{ counts: MyCardCounts; cards: ListedCard[] }>(
  'control.my_cards',
  `WITH mine AS MATERIALIZED (
     SELECT card_id, package_id, chapter_id, stability, lapses, next_day, until, state, due, hard, mastered, paused
     FROM (${MINE}) c WHERE ${says('$3')}
   ), page AS (
     SELECT *, row_number() OVER (ORDER BY next_day, card_id) AS place FROM mine
     WHERE CASE $4::text WHEN 'DUE' THEN due WHEN 'HARD' THEN hard WHEN 'MASTERED' THEN mastered WHEN 'PAUSED' THEN paused ELSE true END
     ORDER BY next_day, card_id OFFSET $5 LIMIT $6
   )
   SELECT (SELECT json_build_object('all', count(*), 'due', count(*) FILTER (WHERE due), 'hard', count(*) FILTER (WHERE hard),
       'mastered', count(*) FILTER (WHERE mastered), 'paused', count(*) FILTER (WHERE paused)) FROM mine) AS counts,
     (SELECT coalesce(json_agg(json_build_object('cardId', c.id, 'content', c.content, 'packageId', p.id,
         'packageName', ${nameIn('$7')}, 'chapterId', ch.id, 'chapterTitle', ch.title, 'own', c.author_id = $1,
         'stability', page.stability, 'mastered', mastered, 'due', due, 'nextDay', next_day, 'lapses', lapses,
         'state', state, 'until', until) ORDER BY place), '[]')
      FROM page JOIN card c ON c.id = page.card_id JOIN package p ON p.id = page.package_id
      JOIN chapter ch ON ch.id = page.chapter_id) AS cards`,
);

/** A page of the cards that the caller has met, by the day on which they come next, and how many pass each filter. */
export async function myCards(
  ctx: Context,
  { filter, search, offset, limit }: Pick<MyCardArgs, 'filter' | 'offset' | 'limit'> & { search?: string | null },
): Promise<MyCardPage> {
  const today = localDay(ctx.now(), ctx.timeZone);
  const pattern = search?.trim() ? likePattern(search) : null;
  const row = await ctx.db.row(list, [viewerOf(ctx).id, today, pattern, filter, offset, limit, ctx.locale]);
  const { counts, cards } = row ?? { counts: { all: 0, due: 0, hard: 0, mastered: 0, paused: 0 }, cards: [] };
  const total = counts[filter.toLowerCase() as keyof MyCardCounts];
  return { cards: cards.map(toMyCard), counts, hasMore: offset + cards.length < total };
}

function toMyCard({ content, stability, ...card }: ListedCard): MyCard {
  const parsed = parseCardContent(content);
  return {
    ...card,
    title: parsed.ok ? cardTitle(parsed.card) : '',
    detail: parsed.ok ? cardDetail(parsed.card) : '',
    mastery: masteryOf(stability),
    // guard: help is proposed from the eighth lapse
    needsHelp: card.lapses >= CONTROL.helpFrom && card.state === MyCardState.LEARNING,
  };
}
