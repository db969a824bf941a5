import { expect, it } from 'vitest';
import { TASKS } from '#server/modules/tasks/settings.ts';
import { dailyTasks, newbieTasks, weeklyTasks } from '#stories/support/sample-tasks.ts';
import { inEnglish } from '#stories/support/server-english.ts';

/** Designers look at what learners get: a task that the server does not have, or words another way, is no sample. */
it.each([...dailyTasks(), ...weeklyTasks(7), ...newbieTasks()])(
  'task $taskNo is the server’s own, $title',
  (sample) => {
    const own = TASKS.find(({ taskNo }) => taskNo === sample.taskNo);
    const { goalType, title, total, newbie, rewards } = sample;
    expect({ goalType, total, reward: rewards[0]?.value, zh: title, newbie }).toEqual({
      goalType: own?.goalType,
      total: own?.total,
      reward: own?.reward,
      zh: own?.zh,
      newbie: own?.type === 'NEWBIE',
    });
    expect(inEnglish(title)).toBe(own?.en);
  },
);
