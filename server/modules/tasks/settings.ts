import { TaskGoalType, TaskType } from './task.entity.ts';

/** A task of the product. A goal belongs to one type of task. */
export interface TaskDefinition {
  taskNo: number;
  type: TaskType;
  goalType: TaskGoalType;
  total: number;
  /** Diamonds. */
  reward: number;
  emoji: string;
  zh: string;
  en: string;
}

const { DAILY, WEEKLY, NEWBIE } = TaskType;
const goal = TaskGoalType;

/** Every task in the order it is shown. */
export const TASKS: readonly TaskDefinition[] = [
  {
    taskNo: 101,
    type: DAILY,
    goalType: goal.FINISH_STAGE,
    total: 1,
    reward: 10,
    emoji: '🚩',
    zh: '完成 1 关',
    en: 'Finish 1 level',
  },
  {
    taskNo: 102,
    type: DAILY,
    goalType: goal.EARN_EXP,
    total: 40,
    reward: 10,
    emoji: '⭐',
    zh: '获得 40 点经验',
    en: 'Earn 40 exp',
  },
  {
    taskNo: 103,
    type: DAILY,
    goalType: goal.THREE_STAR_CARDS,
    total: 20,
    reward: 10,
    emoji: '🌟',
    zh: '三星答对 20 张卡片',
    en: 'Answer 20 cards with three stars',
  },
  {
    taskNo: 104,
    type: DAILY,
    goalType: goal.COMBO,
    total: 10,
    reward: 10,
    emoji: '🔥',
    zh: '连对 10 次',
    en: 'Reach a combo of 10',
  },
  {
    taskNo: 105,
    type: DAILY,
    goalType: goal.WIN_CHALLENGE,
    total: 1,
    reward: 20,
    emoji: '🏆',
    zh: '赢下 1 场挑战',
    en: 'Win a challenge stage',
  },
  ...[
    { taskNo: 201, total: 5, reward: 20 },
    { taskNo: 202, total: 10, reward: 40 },
    { taskNo: 203, total: 15, reward: 60 },
    { taskNo: 204, total: 20, reward: 100 },
  ].map((milestone) => ({
    ...milestone,
    type: WEEKLY,
    goalType: goal.DAILY_TASKS,
    emoji: '🎁',
    zh: `本周完成 ${milestone.total} 个每日任务`,
    en: `Complete ${milestone.total} daily tasks this week`,
  })),
  {
    taskNo: 301,
    type: NEWBIE,
    goalType: goal.ADD_PACKAGE,
    total: 1,
    reward: 20,
    emoji: '📚',
    zh: '添加一个卡包',
    en: 'Add a package',
  },
  {
    taskNo: 302,
    type: NEWBIE,
    goalType: goal.FINISH_FIRST_STAGE,
    total: 1,
    reward: 20,
    emoji: '🥖',
    zh: '完成第一关',
    en: 'Finish the first level',
  },
  {
    taskNo: 303,
    type: NEWBIE,
    goalType: goal.BIND_EMAIL,
    total: 1,
    reward: 20,
    emoji: '✉️',
    zh: '绑定邮箱',
    en: 'Bind an e-mail',
  },
  {
    taskNo: 304,
    type: NEWBIE,
    goalType: goal.PICK_IDENTITY,
    total: 1,
    reward: 20,
    emoji: '🎒',
    zh: '选择学习阶段',
    en: 'Pick a learning stage',
  },
  {
    taskNo: 305,
    type: NEWBIE,
    goalType: goal.CREATE_CARD,
    total: 1,
    reward: 20,
    emoji: '✏️',
    zh: '制作一张卡片',
    en: 'Create a card',
  },
];

/** How days follow each other for an account that travels. */
export const TASK_DAYS = {
  /** Hours of server time between the beginnings of two days, at least; at home they are 23 to 25 apart. */
  shortestHours: 20,
  /** Calendar days that two zones can be apart at one instant, with a day of an account held back. */
  furthestApart: 2,
} as const;
