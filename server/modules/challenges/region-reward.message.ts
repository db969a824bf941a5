import { lit, messageTemplate, para } from '../messages/template.ts';

/** Tells of the reward of a region. */
export const regionRewarded = messageTemplate<{ region: number; diamond: number }>({
  key: 'challenges.region_reward',
  zh: ({ region, diamond }) => ({
    title: `第 ${region} 区的奖励到了`,
    paragraphs: [para('九颗星都收齐了，', lit(`${diamond} 钻石`), ' 已经放进你的口袋。')],
  }),
  en: ({ region, diamond }) => ({
    title: `The reward of region ${region} is here`,
    paragraphs: [para('All nine stars are yours, and ', lit(`${diamond} diamonds`), ' are in your pocket.')],
  }),
});
