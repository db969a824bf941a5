import { declareErrors, type NamesOf } from '#server/kernel/errors.ts';

export const LEAGUE_ERRORS = declareErrors({
  RANK_RESULT_NOT_FOUND: { biz: 1821, zh: '没有这一季的结果', en: 'There is no such result' },
  RANK_NOT_FALLING: { biz: 1822, zh: '段位没有下降，不用守', en: 'This rank does not fall: there is nothing to keep' },
  RANK_USER_NOT_FOUND: { biz: 1823, zh: '组里没有这个人', en: 'There is no such learner in the group' },
});

declare module '#server/kernel/errors.ts' {
  interface ErrorNames extends NamesOf<typeof LEAGUE_ERRORS> {}
}
