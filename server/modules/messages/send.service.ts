import type { Database } from '#server/kernel/database/database.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { letterOf } from './content.rules.ts';
import type { Order } from './operator.rules.ts';
import { MESSAGES } from './settings.ts';
import { filledIn, type MessageTemplate } from './template.ts';

/** What sending needs: a `Context` has it, and so have the tools of a job. */
export interface Sending {
  db: Database;
  now(): Date;
}

/** Who gets a message, and what it tells of: one event of a template is told to an account once. */
export interface Recipient<Params> {
  userId: number;
  ref: string;
  params: Params;
}

// guard: an event is told once
const writePersonal = statement<{ id: number }>(
  'messages.send',
  `INSERT INTO message (user_id, ref, content, created_at)
   SELECT to_whom.user_id, to_whom.ref, to_whom.content, $2
   FROM jsonb_to_recordset($1::jsonb) AS to_whom (user_id int, ref text, content jsonb)
   ON CONFLICT (user_id, ref) DO NOTHING RETURNING id`,
);
const writeToOne = statement<{ id: number }>(
  'messages.send_to_one',
  `INSERT INTO message (user_id, ref, content, created_at) SELECT id, $2, $3, $4 FROM users WHERE id = $1
   ON CONFLICT (user_id, ref) DO NOTHING RETURNING id`,
);
// guard: a broadcast is sent once a name
const writeBroadcast = statement<{ id: number }>(
  'messages.broadcast',
  `INSERT INTO broadcast (segment, ref, content, created_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (ref) DO NOTHING RETURNING id`,
);

/**
 * Sends a message of the product to accounts, in the transaction that is under way, and answers how many it was new to.
 * Called again with the same references, it sends nothing.
 */
export async function sendMessages<Params>(
  on: Sending,
  template: MessageTemplate<Params>,
  recipients: readonly Recipient<Params>[],
): Promise<number> {
  let sent = 0;
  for (let from = 0; from < recipients.length; from += MESSAGES.atOnce) {
    const rows = recipients.slice(from, from + MESSAGES.atOnce).map(({ userId, ref, params }) => ({
      user_id: userId,
      ref: refOf(template, ref),
      content: filledIn(template, params),
    }));
    sent += await on.db.run(writePersonal, [JSON.stringify(rows), on.now()]);
  }
  return sent;
}

/** Sends one account a message of the product; see {@link sendMessages}. Answers whether it was new. */
export const sendMessage = async <Params>(
  on: Sending,
  template: MessageTemplate<Params>,
  recipient: Recipient<Params>,
): Promise<boolean> => (await sendMessages(on, template, [recipient])) === 1;

/** The reference of an event as it is kept: within its template. */
export const refOf = <Params>({ key }: MessageTemplate<Params>, ref: string): string => `${key}:${ref}`;

/**
 * Sends what an operator ordered: to a segment one row, whoever reads it. Answers its id, or null where there is no such
 * account, or the name was used. Throws ZodError for a draft that breaks a rule of contents.
 */
export async function sendOrder(
  on: Sending,
  { to, ref }: Pick<Order, 'to' | 'ref'>,
  draft: unknown,
): Promise<number | null> {
  // guard: an operator's words are judged
  const letter = letterOf(draft);
  const row =
    typeof to === 'number'
      ? await on.db.row(writeToOne, [to, `operator:${ref}`, letter, on.now()])
      : await on.db.row(writeBroadcast, [to, ref, letter, on.now()]);
  return row?.id ?? null;
}
