import { defineJob } from '#server/kernel/job.ts';
import { trainDue } from './training.service.ts';

export const training = defineJob({
  name: 'memory.train',
  schedule: '*/10 * * * *',
  run: async (tools) => void (await trainDue(tools)),
});
