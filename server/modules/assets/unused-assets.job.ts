import { defineJob } from '#server/kernel/job.ts';
import { removeUnreferencedAssets } from './unused-assets.service.ts';

/** Removes what nothing shows, at night in China. */
export const removeUnused = defineJob({
  name: 'assets.remove_unused',
  schedule: '47 18 * * *',
  run: async (tools) => {
    const removed = await removeUnreferencedAssets(tools, tools.now());
    tools.log.info({ removed }, 'files that nothing showed were removed');
  },
});
