// The limit: node:http and pg with the server's own statements, its answers made by hand. Reporting calls the service
// itself, because memory and grades are computed between its statements; so do writing and changing a card, which is judged and given a
// place between them.
import 'reflect-metadata';
import { createServer, type IncomingMessage } from 'node:http';
import type { Pool } from 'pg';
import { createDataSource } from '#server/database/data-source.ts';
import type { Context, Viewer } from '#server/kernel/context.ts';
import { databaseOf } from '#server/kernel/database/database.ts';
import type { Composed } from '#server/kernel/database/parts.ts';
import { type Statement, statementNamed } from '#server/kernel/database/statements.ts';
import type { Card } from '#server/modules/cards/card.entity.ts';
import { updateCard } from '#server/modules/cards/card-change.ts';
import { createCard } from '#server/modules/cards/card-creation.ts';
import { CompletedStatsCheckIn } from '#server/modules/checkin/checkin.fields.ts';
import { energyAt } from '#server/modules/energy/energy.rules.ts';
import { changeValues } from '#server/modules/energy/energy.service.ts';
import { UnitCompletionRank } from '#server/modules/league/league.fields.ts';
import { choiceValues } from '#server/modules/memory/choice.service.ts';
import { UnitCompletionMemory } from '#server/modules/memory/memory.fields.ts';
import { UnitCompletionTasks } from '#server/modules/tasks/task.fields.ts';
import { reportUnitComplete } from '#server/modules/units/report.service.ts';
import type { ReportUnitCompleteInput } from '#server/modules/units/unit.inputs.ts';
import type { Operation } from '../operations.ts';
import { readToken } from '../tokens.ts';

// biome-ignore lint/suspicious/noExplicitAny: rows are written out as they come
type Row = any;

const { DATABASE_URL, PORT } = process.env as Record<string, string>;
const source = await createDataSource({
  url: DATABASE_URL as string,
  pool: 10,
  statementTimeoutMs: 10_000,
}).initialize();
const pool = (source.driver as unknown as { master: Pool }).master;
const db = databaseOf(source);

const session = statementNamed('session.read');
const account = statementNamed('users.account');
/** By hand, levels and packages would be one statement. */
const page = {
  name: 'bench.page',
  text: `SELECT page.*, coalesce(p.translations -> $4::text ->> 'name', p.name) AS name, p.style
    FROM (${statementNamed('atlas.page').text}) page LEFT JOIN package p ON p.id = page."packageId" ORDER BY page.level DESC`,
};
const facts = statementNamed('packages.facts');
const place = statementNamed('cards.place');
const cardPage = statementNamed('cards.page');
const start = statementNamed('units.start') as Composed<Row, object>;

const rowsOf = async (
  client: Pick<Pool, 'query'>,
  { name, text }: Statement<unknown>,
  values: unknown[],
): Promise<Row[]> => (await client.query({ name, text, values })).rows;

const energyOf = (settled: { value: number; since: string | Date } | null, now: Date) => {
  const state = settled && { value: settled.value, since: new Date(settled.since) };
  const { current, limit, nextTickAt } = energyAt(state, null, now);
  return { currentEnergy: current, energyLimit: limit, nextTickAt, recoverInterval: 20 };
};

const written = ({ id, type, content, contentHash, createdType, updatedAt }: Card) => ({
  id,
  type,
  content,
  contentHash,
  createdType,
  updatedAt,
});

const answers: Record<Operation, (ctx: Context, variables: Row) => Promise<unknown>> = {
  async Q1(ctx) {
    const [row] = await rowsOf(pool, account, [ctx.viewer?.id]);
    return {
      currentUser: {
        id: row.id,
        nickname: row.nickname,
        avatar: row.avatar,
        mascotId: row.mascotId,
        email: row.email,
        guest: row.email === null,
        createdAt: row.createdAt,
        roles: row.roles,
        claimedGift: row.claimedGift,
        checkInTarget: row.checkInTarget,
        flag: { rankGuideSeen: row['flag.rankGuideSeen'], freeEnergyUsed: row['flag.freeEnergyUsed'] },
        identityTags: row.identityTags,
        preferences: {
          locale: row['preferences.locale'],
          theme: row['preferences.theme'],
          soundFeedbackOn: row['preferences.soundFeedbackOn'],
          vibrateFeedbackOn: row['preferences.vibrateFeedbackOn'],
          reduceMotion: row['preferences.reduceMotion'],
          passionateModeOn: row['preferences.passionateModeOn'],
          cardDetailOn: row['preferences.cardDetailOn'],
        },
      },
      energy: energyOf(row.since && row, ctx.now()),
      assets: { diamond: row.balances.DIAMOND ?? 0, exp: row.balances.EXP ?? 0 },
    };
  },
  async Q2(ctx, { offset, limit }) {
    const rows = await rowsOf(pool, page, [ctx.viewer?.id, offset, limit, ctx.locale]);
    const activeLevel = rows[0].completed + 1;
    const completed = rows.map((row) => ({
      level: row.level,
      completedAt: row.completedAt,
      stageId: row.stageId,
      pkgInfo: {
        id: row.packageId,
        name: row.name,
        style: {
          icon: row.style.icon,
          themeColor: row.style.themeColor,
          packageNameTags: row.style.packageNameTags,
        },
      },
    }));
    const active = { level: activeLevel, completedAt: null, stageId: null, pkgInfo: null };
    return { atlasStages: { activeLevel, total: activeLevel, offset, limit, stages: [active, ...completed] } };
  },
  async Q3(ctx, { input: { packageId, mode } }) {
    const now = ctx.now();
    const allowed = { modeAllowed: true, vip: false, cost: 5 };
    const parts = { choice: choiceValues(ctx, packageId, 10), energy: changeValues(ctx, -allowed.cost) };
    const own = { user: ctx.viewer?.id, package: packageId, now, mode, ...allowed };
    const [{ id, stageId, level, cards, after }] = await rowsOf(pool, start, start.values({ ...parts, ...own }));
    const unit = {
      unitId: id,
      stageId,
      level,
      packageId,
      challengeIndex: null,
      mode,
      startedAt: now,
      schedules: cards,
    };
    return { startStage: { ...unit, energy: energyOf(after.energy, now) } };
  },
  async Q4(ctx, { packageId, chapterId }) {
    const [seen] = await rowsOf(pool, facts, [ctx.viewer?.id, packageId]);
    const [found] = await rowsOf(pool, place, [packageId, chapterId, null]);
    if (!seen || !found) throw new Error('no such chapter');
    const rows = await rowsOf(pool, cardPage, [chapterId, null, null, null, packageId, 101]);
    return { cards: { hasMore: rows.length > 100, cards: rows.slice(0, 100).map(written) } };
  },
  async M2(ctx, { input }) {
    return { createCard: written(await createCard(ctx, input)) };
  },
  async M3(ctx, { id, input }) {
    return { updateCard: written(await updateCard(ctx, id, input)) };
  },
  async M1(ctx, { input }) {
    for (const { events } of input.learnEvents) for (const event of events) event.at = new Date(event.at);
    const completion = await reportUnitComplete(ctx, input as ReportUnitCompleteInput);
    const { effects: _, ...stats } = completion.stats;
    const { tasks, lastStats } = new UnitCompletionTasks().dailyTaskResponse(completion, ctx);
    const checkInPopped = new CompletedStatsCheckIn().checkInPopped(completion.stats);
    const masteryChanges = new UnitCompletionMemory().masteryChanges(completion);
    const { mode } = completion;
    const unitRankResponse = new UnitCompletionRank().unitRankResponse(completion);
    const { completedElsewhere } = completion;
    const answer = {
      completedElsewhere,
      stats: { ...stats, checkInPopped },
      mode,
      challenge: null,
      unitRankResponse,
      masteryChanges,
    };
    return { reportUnitComplete: { ...answer, dailyTaskResponse: { tasks, lastStats } } };
  },
};

async function bodyOf(request: IncomingMessage): Promise<Row> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
}

async function answer(request: IncomingMessage): Promise<unknown> {
  const variables = await bodyOf(request);
  const token = readToken(request.headers.token as string);
  const now = new Date();
  const [row] = token ? await rowsOf(pool, session, [token.session, token.user, now]) : [];
  if (!token || !row) throw new Error('not logged in');
  const viewer = { id: row.id, vipExpireAt: null } as Viewer;
  const config = { league: true };
  const ctx = {
    viewer,
    db,
    config,
    locale: 'zh',
    timeZone: 'Asia/Shanghai',
    debug: {},
    now: () => now,
  } as unknown as Context;
  return { data: await answers[request.url?.slice(1) as Operation](ctx, variables) };
}

createServer((request, response) => {
  answer(request).then(
    (value) => {
      const text = JSON.stringify(value);
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(text),
      });
      response.end(text);
    },
    (error: Error) => response.writeHead(500).end(JSON.stringify({ error: error.stack })),
  );
}).listen(Number(PORT), '127.0.0.1');
