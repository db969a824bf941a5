import type { TaskGoalType } from '#client/graphql/generated/end-flow.ts';

interface Sample {
  taskNo: number;
  goalType: TaskGoalType;
  title: string;
  progress: number;
  total: number;
  diamonds: number;
  rewardClaimed?: boolean;
  dailyTaskRequire?: number;
}

const task = ({ diamonds, rewardClaimed = false, dailyTaskRequire, ...sample }: Sample) => ({
  __typename: 'Task' as const,
  emoji: '🍞',
  newbie: sample.taskNo >= 300,
  dailyTaskRequire: dailyTaskRequire ?? null,
  rewardClaimed,
  rewards: [{ __typename: 'TaskReward' as const, type: 'DIAMOND' as const, value: diamonds }],
  ...sample,
});

/** Tasks of the day: one claimed, one to be claimed, others on the way. */
export const dailyTasks = () => [
  task({
    taskNo: 101,
    goalType: 'FINISH_STAGE',
    title: '完成 1 关',
    progress: 1,
    total: 1,
    diamonds: 10,
    rewardClaimed: true,
  }),
  task({ taskNo: 102, goalType: 'EARN_EXP', title: '获得 40 点经验', progress: 40, total: 40, diamonds: 10 }),
  task({
    taskNo: 103,
    goalType: 'THREE_STAR_CARDS',
    title: '三星答对 20 张卡片',
    progress: 14,
    total: 20,
    diamonds: 10,
  }),
  task({ taskNo: 104, goalType: 'COMBO', title: '连对 10 次', progress: 7, total: 10, diamonds: 10 }),
  task({ taskNo: 105, goalType: 'WIN_CHALLENGE', title: '赢下 1 场挑战', progress: 0, total: 1, diamonds: 20 }),
];

/** Milestones of the week, `completed` tasks in. */
export const weeklyTasks = (completed: number, claimed: readonly number[] = [5, 10]) =>
  [5, 10, 15, 20].map((need, i) =>
    task({
      taskNo: 201 + i,
      goalType: 'DAILY_TASKS',
      title: `本周完成 ${need} 个每日任务`,
      progress: Math.min(completed, need),
      total: need,
      diamonds: [20, 40, 60, 100][i] ?? 0,
      dailyTaskRequire: need,
      rewardClaimed: claimed.includes(need),
    }),
  );

/** First steps. */
export const newbieTasks = () => [
  task({
    taskNo: 301,
    goalType: 'ADD_PACKAGE',
    title: '添加一个卡包',
    progress: 1,
    total: 1,
    diamonds: 20,
    rewardClaimed: true,
  }),
  task({ taskNo: 303, goalType: 'BIND_EMAIL', title: '绑定邮箱', progress: 0, total: 1, diamonds: 20 }),
  task({ taskNo: 305, goalType: 'CREATE_CARD', title: '制作一张卡片', progress: 0, total: 1, diamonds: 20 }),
];
