import { type LeagueResult, resultOfPlace } from '#domain/league.ts';
import type { Locale } from '../users/user.entity.ts';

/** Which of the two reminders of a season it is. */
export type RankMoment = 'OPENS' | 'CLOSES';

const PLACED: Record<`${Locale}`, (place: number, result: LeagueResult) => string> = {
  ZH: (place, result) =>
    result === 'DOWN_1'
      ? `你掉到了第 ${place} 名，照这样会掉一星。再烤一炉，站稳。`
      : result === 'KEEP'
        ? `你在第 ${place} 名，再往上几名就升星。`
        : `你在第 ${place} 名，守住就升星。`,
  EN: (place, result) =>
    result === 'DOWN_1'
      ? `You slipped to place ${place} and would lose a star. One batch holds you up.`
      : result === 'KEEP'
        ? `You are in place ${place}. A few places up is a star.`
        : `You are in place ${place}. Hold it to rise.`,
};

/** Title and text of a reminder of the league; `place` of who is in a group now. */
export function rankWords(
  locale: `${Locale}`,
  moment: RankMoment,
  place: number | null,
): { title: string; body: string } {
  const zh = locale === 'ZH';
  if (moment === 'OPENS')
    return zh
      ? { title: '新一季开炉了', body: '第一点经验就会分进 30 人的一组。' }
      : { title: 'A new season has begun', body: 'Your first exp puts you in a group of 30.' };
  const title = zh ? '还有两小时收炉' : 'Two hours left in the season';
  if (place !== null) return { title, body: PLACED[locale](place, resultOfPlace(place)) };
  return {
    title,
    body: zh ? '这一季还没有经验，错过会掉一星。' : 'You have no exp this season: missing it costs a star.',
  };
}
