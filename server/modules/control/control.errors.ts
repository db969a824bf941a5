import { declareErrors, type NamesOf } from '#server/kernel/errors.ts';

export const CONTROL_ERRORS = declareErrors({
  ON_HOLIDAY: { biz: 1860, zh: '放假中，回来学再开始', en: 'On holiday: come back first to learn' },
  NO_BACKLOG: { biz: 1861, zh: '没有积压，不用补', en: 'There is no backlog to catch up with' },
});

declare module '#server/kernel/errors.ts' {
  interface ErrorNames extends NamesOf<typeof CONTROL_ERRORS> {}
}
