import { defineJob } from '#server/kernel/job.ts';
import { removeUnreferencedAssets } from './unused-assets.service.ts';

export const cleanUp = defineJob({
  name: 'assets.clean_up',
  schedule: '41 18 * * *',
  async run({ db, providers, log, now }) {
    const removed = await removeUnreferencedAssets({ db, providers }, now());
    log.info({ removed }, 'pictures that nothing shows are gone');
  },
});
