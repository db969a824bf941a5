import { type Context, transaction, viewerOf } from '#server/kernel/context.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { AppError } from '#server/kernel/errors.ts';
import { type Day, localDay, startOfDay } from '#server/kernel/time/local-day.ts';
import { CatchUp } from './catch-up.entity.ts';
import { afterHoliday, type CatchUpOffer, catchUpOffers, endOf, isBacklog, spread } from './control.rules.ts';
import type { CatchUpPlan, PausedChapter, StudyControl } from './control.types.ts';
import { Holiday } from './holiday.entity.ts';
import { todayBefore } from './laying-aside.service.ts';
import { MINE, nameIn, SEEN } from './my-card.sql.ts';
import { reviewedSince } from './resting.ts';
import { CONTROL } from './settings.ts';

const countDue = statement<{ due: number }>('control.due', `SELECT count(*)::int AS due FROM (${MINE}) mine WHERE due`);
const readChapters = statement<PausedChapter>(
  'control.paused_chapters',
  `SELECT ch.id AS "chapterId", ch.title, ${nameIn('$3')} AS "packageName", r.until::text AS until
   FROM chapter_rest r JOIN chapter ch ON ch.id = r.chapter_id AND ch.removed_at IS NULL JOIN package p ON p.id = ch.package_id
   WHERE r.user_id = $1 AND r.until > $2 AND ${SEEN} ORDER BY r.until, ch.package_id, ch.order_key, ch.id LIMIT ${CONTROL.cardsMax}`,
);
const readDone = statement<{ done: number }>('control.done', `SELECT ${reviewedSince('$1', '$2')} AS done`);

const todayOf = (ctx: Context) => localDay(ctx.now(), ctx.timeZone);

async function dueOn(ctx: Context, day: Day): Promise<number> {
  return (await ctx.db.row(countDue, [viewerOf(ctx).id, day]))?.due ?? 0;
}

/** The caller's holiday, where it is not over. */
export async function holidayOf(ctx: Context): Promise<Holiday | null> {
  const found = await ctx.db.manager.findOneBy(Holiday, { userId: viewerOf(ctx).id });
  return found && found.until > todayOf(ctx) ? found : null;
}

/** Says of a start without cards that the caller is on holiday, where that is why; other refusals as they are. */
export async function orHoliday(ctx: Context, refusal: AppError): Promise<AppError> {
  const holiday = refusal.code === 'NOT_ENOUGH_CARDS' ? await holidayOf(ctx) : null;
  return holiday ? new AppError('ON_HOLIDAY', { extra: { until: holiday.until } }) : refusal;
}

async function planOf(ctx: Context): Promise<CatchUpPlan | null> {
  const userId = viewerOf(ctx).id;
  const today = todayOf(ctx);
  const plan = await ctx.db.manager.findOneBy(CatchUp, { userId });
  if (!plan || plan.until <= today) return null;
  const row = await ctx.db.row(readDone, [userId, startOfDay(today, ctx.timeZone)]);
  return { since: plan.since, until: plan.until, dailyCards: plan.dailyCards, doneToday: row?.done ?? 0 };
}

/** What the caller laid aside, what is due, and how it may be caught up with. */
export async function studyControl(ctx: Context): Promise<StudyControl> {
  const today = todayOf(ctx);
  const [holiday, due, catchUp, pausedChapters] = [
    await holidayOf(ctx),
    await dueOn(ctx, today),
    await planOf(ctx),
    await ctx.db.rows(readChapters, [viewerOf(ctx).id, today, ctx.locale]),
  ];
  return { holiday, due, catchUp, pausedChapters, offers: holiday || catchUp ? [] : catchUpOffers(due) };
}

/** Keeps a plan of the caller in place of any other; null ends it. */
async function keepPlan(tx: Context, since: Day, offer: CatchUpOffer | null): Promise<void> {
  const userId = viewerOf(tx).id;
  if (!offer) await tx.db.manager.delete(CatchUp, { userId });
  else {
    const plan = { userId, since, until: endOf(since, offer), dailyCards: offer.dailyCards };
    await tx.db.manager.upsert(CatchUp, plan, ['userId']);
  }
}

/** Lets everything rest until a day, after which what fell due is spread over days. Throws BAD_USER_INPUT. */
export async function beginHoliday(ctx: Context, until: Day): Promise<StudyControl> {
  const since = todayBefore(ctx, until, 'until');
  return transaction(ctx, async (tx) => {
    await tx.db.manager.upsert(Holiday, { userId: viewerOf(tx).id, since, until }, ['userId']);
    await keepPlan(tx, until, afterHoliday(await dueOn(tx, until)));
    return studyControl(tx);
  });
}

/** Ends a holiday before its day; what is due is spread over days from today. Without a holiday nothing changes. */
export function endHoliday(ctx: Context): Promise<StudyControl> {
  return transaction(ctx, async (tx) => {
    if (await holidayOf(tx)) {
      const today = todayOf(tx);
      await tx.db.manager.delete(Holiday, { userId: viewerOf(tx).id });
      await keepPlan(tx, today, afterHoliday(await dueOn(tx, today)));
    }
    return studyControl(tx);
  });
}

/** Spreads a backlog over days, in place of a plan before. Throws NO_BACKLOG, and ON_HOLIDAY, after which it is spread by itself. */
export function planCatchUp(ctx: Context, days: number): Promise<StudyControl> {
  return transaction(ctx, async (tx) => {
    if (await holidayOf(tx)) throw new AppError('ON_HOLIDAY');
    const today = todayOf(tx);
    const due = await dueOn(tx, today);
    // guard: only a backlog is spread
    if (!isBacklog(due)) throw new AppError('NO_BACKLOG');
    await keepPlan(tx, today, spread(due, days));
    return studyControl(tx);
  });
}

/** Ends a plan to catch up; what is due stays due. */
export function cancelCatchUp(ctx: Context): Promise<StudyControl> {
  return transaction(ctx, async (tx) => {
    await keepPlan(tx, todayOf(tx), null);
    return studyControl(tx);
  });
}
