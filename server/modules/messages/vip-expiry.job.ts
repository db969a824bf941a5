import { statement } from '#server/kernel/database/statements.ts';
import { defineJob } from '#server/kernel/job.ts';
import { type Recipient, refOf, type Sending, sendMessages } from './send.service.ts';
import { MESSAGES } from './settings.ts';
import { leadsTo, messageTemplate, para } from './template.ts';

const DAY_MS = 86_400_000;

const vipExpired = messageTemplate<null>({
  key: 'messages.vip_expired',
  zh: () => ({
    title: '面包会员到期了',
    paragraphs: [
      para('会员的面包上限和只给会员的卡包先收起来了。你的进度和记忆都还在。'),
      para(leadsTo('shelf', '去卡包看看')),
    ],
  }),
  en: () => ({
    title: 'Your bread membership has ended',
    paragraphs: [
      para('The higher bread limit and the packages for members are put away for now. Your progress and memory stay.'),
      para(leadsTo('shelf', 'To the shelf')),
    ],
  }),
});

/** The end of a membership, in milliseconds: one that is bought again has another. */
const END = '(extract(epoch FROM vip_expire_at) * 1000)::bigint::text';
const expired = statement<{ userId: number; ref: string }>(
  'messages.vip_expired',
  `SELECT id AS "userId", ${END} AS ref FROM users
   WHERE vip_expire_at >= $1 AND vip_expire_at < $2
     AND NOT EXISTS (SELECT FROM message WHERE user_id = users.id AND ref = $3 || ${END})
   ORDER BY vip_expire_at LIMIT $4`,
);

/** Tells accounts of the end of their VIP, each end once. Answers how many were told. */
export async function tellOfVipEnds(on: Sending): Promise<number> {
  const since = new Date(on.now().getTime() - MESSAGES.vipNewsDays * DAY_MS);
  const values = [since, on.now(), refOf(vipExpired, ''), MESSAGES.atOnce];
  let told = 0;
  for (;;) {
    const rows = await on.db.rows(expired, values);
    if (rows.length === 0) return told;
    told += await sendMessages(
      on,
      vipExpired,
      rows.map((row): Recipient<null> => ({ ...row, params: null })),
    );
  }
}

export const vipExpiry = defineJob({
  name: 'messages.vip_expiry',
  schedule: '11 * * * *',
  run: async (tools) => void (await tellOfVipEnds(tools)),
});
