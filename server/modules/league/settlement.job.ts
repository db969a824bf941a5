import { defineJob } from '#server/kernel/job.ts';
import { settleSeasons } from './settlement.service.ts';
import { tellResults } from './telling.service.ts';

/**
 * Settles a season while it is frozen, on Sunday from 22:05 in China, and writes to its learners from 22:30; tries again all the
 * time, where one was missed.
 */
export const settlement = defineJob({
  name: 'league.settle',
  schedule: '*/5 * * * *',
  run: async (tools) => {
    if (!tools.config.league) return;
    const settled = await settleSeasons(tools, tools.now());
    if (settled.length > 0) tools.log.info({ settled }, 'seasons of the league were settled');
    const told = await tellResults(tools);
    if (told > 0) tools.log.info({ told }, 'learners were told of their season');
  },
});
