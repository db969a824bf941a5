import { LEAGUE_TIERS, type LeagueResult, type LeagueTier, rankOfStep } from '#domain/league.ts';
import { lit, messageTemplate, para } from '../messages/template.ts';

/** What a letter tells of a season. */
export interface ResultNews {
  result: LeagueResult;
  /** 1 and up; null where the season was missed. */
  place: number | null;
  /** Accounts of the group. */
  of: number;
  /** Stars above BRONZE_1 before, and after unless the rank is kept. */
  before: number;
  after: number;
  /** Diamonds that wait for the claim. */
  reward: number;
}

const ZH_TIERS = ['青铜', '白银', '黄金', '铂金', '翡翠', '钻石', '传奇'] as const;
const EN_TIERS = ['Bronze', 'Silver', 'Gold', 'Platinum', 'Emerald', 'Diamond', 'Legend'] as const;
const ZH_RESULTS = {
  UP_2: '连升两星',
  UP_1: '升了一星',
  KEEP: '留在原处',
  DOWN_1: '掉了一星',
  MISSED: '错过了一季',
} as const satisfies Record<LeagueResult, string>;
const EN_RESULTS = {
  UP_2: 'two stars up',
  UP_1: 'one star up',
  KEEP: 'you stay',
  DOWN_1: 'one star down',
  MISSED: 'a season missed',
} as const satisfies Record<LeagueResult, string>;

const named = (names: readonly string[], tier: LeagueTier) => names[LEAGUE_TIERS.indexOf(tier)] as string;
const zhRank = (step: number) => {
  const { tier, star } = rankOfStep(step);
  return `${named(ZH_TIERS, tier)} ${star} 星`;
};
const enRank = (step: number) => {
  const { tier, star } = rankOfStep(step);
  return `${named(EN_TIERS, tier)} ${star}`;
};

/** The letter that a settled season sends to each of its learners. */
export const resultLetter = messageTemplate<ResultNews>({
  key: 'league.result',
  zh: ({ result, place, of, before, after, reward }) => ({
    title: `上一季：${ZH_RESULTS[result]}`,
    paragraphs: [
      place === null ? para('这一季没有得到经验。') : para('你在本组是第 ', lit(place), ` 名，一共 ${of} 人。`),
      para(before === after ? `段位还是${zhRank(after)}。` : `段位从${zhRank(before)}到了${zhRank(after)}。`),
      after < before
        ? para('到排位里选：从下一步重新开始，或者用钻石守住。')
        : reward > 0
          ? para(lit(`${reward} 钻石`), '在排位里等你收下。')
          : para('到排位里开始新一季。'),
    ],
  }),
  en: ({ result, place, of, before, after, reward }) => ({
    title: `Last season: ${EN_RESULTS[result]}`,
    paragraphs: [
      place === null
        ? para('You earned no exp that season.')
        : para('You took place ', lit(place), ` of ${of} in your group.`),
      para(
        before === after
          ? `Your rank is still ${enRank(after)}.`
          : `Your rank goes from ${enRank(before)} to ${enRank(after)}.`,
      ),
      after < before
        ? para('In the league you choose: start again a step lower, or keep the rank for diamonds.')
        : reward > 0
          ? para(lit(`${reward} diamonds`), ' wait for you in the league.')
          : para('Start the new season in the league.'),
    ],
  }),
});
