import { UNREAD_BADGE_CAP } from '#domain/limits.ts';
import { type Context, viewerOf } from '#server/kernel/context.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { PageArgs } from '#server/kernel/page.ts';
import { type Letter, presentContent } from './content.rules.ts';
import { type Message, type MessageList, MessageType, type ReadMessageInput } from './message.types.ts';
import { segmentsOf } from './segment.rules.ts';

interface MessageRow {
  id: number;
  content: Letter;
  createdAt: Date;
  readAt: Date | null;
}

/**
 * Whether a broadcast `b` is for account $1, which is in the segments $2: it was sent in the account's time, and what was read
 * stays when the account leaves the segment.
 */
// guard: a broadcast reaches whom it is for
// guard: a broadcast is not for accounts that came later
const REACHES = `b.created_at >= (SELECT created_at FROM users WHERE id = $1) AND (b.segment = ANY ($2::text[])
  OR EXISTS (SELECT FROM broadcast_read k WHERE k.user_id = $1 AND k.broadcast_id = b.id))`;
const UNREAD = `${REACHES} AND NOT EXISTS (SELECT FROM broadcast_read r WHERE r.user_id = $1 AND r.broadcast_id = b.id)`;

const listed = statement<MessageRow & { type: MessageType }>(
  'messages.list',
  `SELECT type, id, content, created_at AS "createdAt", read_at AS "readAt" FROM (
     (SELECT 'PERSONAL' AS type, id, content, created_at, read_at FROM message
      WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT $3::int + $4::int)
     UNION ALL
     (SELECT 'BROADCAST', b.id, b.content, b.created_at, r.read_at FROM broadcast b
      LEFT JOIN broadcast_read r ON r.user_id = $1 AND r.broadcast_id = b.id
      WHERE ${REACHES} ORDER BY b.created_at DESC, b.id DESC LIMIT $3::int + $4::int)
   ) AS all_of_them ORDER BY created_at DESC, type, id DESC OFFSET $3 LIMIT $4`,
);
const counted = statement<{ total: number }>(
  'messages.count',
  `SELECT ((SELECT count(*) FROM message WHERE user_id = $1) + (SELECT count(*) FROM broadcast b WHERE ${REACHES}))::int AS total`,
);
const unread = statement<{ count: number }>(
  'messages.unread',
  `SELECT ((SELECT count(*) FROM (SELECT FROM message WHERE user_id = $1 AND read_at IS NULL LIMIT ${UNREAD_BADGE_CAP}) AS m)
     + (SELECT count(*) FROM (SELECT FROM broadcast b WHERE ${UNREAD} LIMIT ${UNREAD_BADGE_CAP}) AS o))::int AS count`,
);

// guard: only one's own messages
// guard: when a message was read first stays
const readPersonal = statement<MessageRow>(
  'messages.read',
  `UPDATE message SET read_at = coalesce(read_at, $3) WHERE id = $2 AND user_id = $1
   RETURNING id, content, created_at AS "createdAt", read_at AS "readAt"`,
);
// What was read already is written as it is, so that two who read at once are both answered.
const readBroadcast = statement<MessageRow>(
  'messages.read_broadcast',
  `WITH marked AS (
     INSERT INTO broadcast_read (user_id, broadcast_id, read_at)
     SELECT $1, b.id, $4 FROM broadcast b WHERE b.id = $3 AND ${REACHES}
     ON CONFLICT (user_id, broadcast_id) DO UPDATE SET read_at = broadcast_read.read_at
     RETURNING broadcast_id, read_at
   )
   SELECT b.id, b.content, b.created_at AS "createdAt", marked.read_at AS "readAt"
   FROM marked JOIN broadcast b ON b.id = marked.broadcast_id`,
);
const readAll = statement<{ read: number }>(
  'messages.read_all',
  `WITH own AS (
     UPDATE message SET read_at = $3 WHERE user_id = $1 AND read_at IS NULL RETURNING id
   ), others AS (
     INSERT INTO broadcast_read (user_id, broadcast_id, read_at) SELECT $1, b.id, $3 FROM broadcast b WHERE ${UNREAD}
     ON CONFLICT (user_id, broadcast_id) DO NOTHING RETURNING broadcast_id
   )
   SELECT ((SELECT count(*) FROM own) + (SELECT count(*) FROM others))::int AS read`,
);

/** Messages of the caller, newest first. */
export async function messages(ctx: Context, { offset, limit }: PageArgs): Promise<MessageList> {
  const rows = await ctx.db.rows(listed, [...reader(ctx), offset, limit]);
  const row = await ctx.db.row(counted, reader(ctx));
  return { msgs: rows.map((one) => present(ctx, one, one.type)), offset, limit, total: row?.total ?? 0 };
}

/** Unread messages of the caller, 0 to 99: 99 stands for more, too. */
export async function unreadMessageCount(ctx: Context): Promise<number> {
  const row = await ctx.db.row(unread, reader(ctx));
  return Math.min(UNREAD_BADGE_CAP, row?.count ?? 0);
}

/** Marks a message of the caller as read; when it was read first stays. Throws MESSAGE_NOT_FOUND. */
export async function readMessage(ctx: Context, { msgId, msgType }: ReadMessageInput): Promise<Message> {
  const row =
    msgType === MessageType.PERSONAL
      ? await ctx.db.row(readPersonal, [viewerOf(ctx).id, msgId, ctx.now()])
      : await ctx.db.row(readBroadcast, [...reader(ctx), msgId, ctx.now()]);
  if (!row) throw new AppError('MESSAGE_NOT_FOUND');
  return present(ctx, row, msgType);
}

/** Marks all messages that the caller has as read. Answers how many are unread then: what arrives meanwhile is. */
export async function readAllMessages(ctx: Context): Promise<number> {
  await ctx.db.run(readAll, [...reader(ctx), ctx.now()]);
  return unreadMessageCount(ctx);
}

/** The caller, and the segments that the caller is in. */
function reader(ctx: Context): [number, string[]] {
  const viewer = viewerOf(ctx);
  return [viewer.id, segmentsOf(viewer, ctx.now())];
}

const present = (ctx: Context, { id, content, createdAt, readAt }: MessageRow, type: MessageType): Message => ({
  id,
  type,
  content: presentContent(content, ctx.locale),
  createdAt,
  readAt,
});
