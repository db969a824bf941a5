import { parseCardContent } from '#domain/cards/content.ts';
import { cardTitle } from '#domain/cards/summary.ts';
import { type Context, viewerOf } from '#server/kernel/context.ts';
import { addDays, type Day, localDay, startOfDay } from '#server/kernel/time/local-day.ts';
import { memoryModel } from '../memory/fsrs.rules.ts';
import { modelInUse } from '../memory/recall.service.ts';
import { comparisonOf } from './comparison.rules.ts';
import { calibrationOf, cardsOf, hoursOf } from './insight.rules.ts';
import {
  type AnswerSums,
  type ComparedRating,
  readAnswers,
  readCards,
  readCompared,
  readHardest,
  readTime,
  readYear,
} from './insight.statements.ts';
import type { Calibration, HourRecall, MemoryInsights } from './insight.types.ts';
import { INSIGHT } from './settings.ts';
import { timeOf } from './time.rules.ts';

const untrained = memoryModel();

function titleOf(content: string): string {
  const parsed = parseCardContent(content);
  return parsed.ok ? cardTitle(parsed.card) : '';
}

/** What the caller keeps in mind. Days and hours are those of the caller's time zone. */
export async function memoryInsights(ctx: Context): Promise<MemoryInsights> {
  const { id } = viewerOf(ctx);
  const today = localDay(ctx.now(), ctx.timeZone);
  const first = addDays(today, 1 - INSIGHT.yearDays);
  const days: Day[] = Array.from({ length: INSIGHT.yearDays }, (_, offset) => addDays(first, offset));
  const starts = days.map((day) => startOfDay(day, ctx.timeZone));
  const [cards, year, time, hardest, answers, compared, model] = await Promise.all([
    ctx.db.rows(readCards, [id, ctx.locale, today]),
    ctx.db.rows(readYear, [id, starts]),
    ctx.db.rows(readTime, [id, starts]),
    ctx.db.rows(readHardest, [id, ctx.locale]),
    ctx.db.rows(readAnswers, [id, starts]),
    ctx.db.rows(readCompared, [id]),
    modelInUse(ctx),
  ]);
  return {
    ...cardsOf(today, cards),
    ...answersOf(answers, compared),
    model,
    year: year.map(({ offset, cards }) => ({ day: addDays(first, offset), cards })),
    time: timeOf(time),
    hardest: hardest.map(({ content, ...card }) => ({ ...card, title: titleOf(content) })),
  };
}

function answersOf(
  sums: readonly AnswerSums[],
  compared: readonly ComparedRating[],
): { hours: HourRecall[]; calibration: Calibration | null } {
  const calibration = calibrationOf(sums.filter(({ bin }) => bin !== null));
  return {
    hours: hoursOf(sums.flatMap(({ hour, ...rest }) => (hour === null ? [] : [{ hour, ...rest }]))),
    calibration: calibration && { ...calibration, comparison: comparisonOf(untrained, compared) },
  };
}
