import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { KeyedBy } from '#server/kernel/rest.ts';
import { Assets } from '../wallet/wallet.entity.ts';

export enum TaskType {
  DAILY = 'DAILY',
  WEEKLY = 'WEEKLY',
  NEWBIE = 'NEWBIE',
}
registerEnumType(TaskType, { name: 'TaskType', description: 'When a task begins anew: each day, each week, never.' });

export enum TaskGoalType {
  FINISH_STAGE = 'FINISH_STAGE',
  EARN_EXP = 'EARN_EXP',
  THREE_STAR_CARDS = 'THREE_STAR_CARDS',
  COMBO = 'COMBO',
  WIN_CHALLENGE = 'WIN_CHALLENGE',
  DAILY_TASKS = 'DAILY_TASKS',
  ADD_PACKAGE = 'ADD_PACKAGE',
  FINISH_FIRST_STAGE = 'FINISH_FIRST_STAGE',
  BIND_EMAIL = 'BIND_EMAIL',
  PICK_IDENTITY = 'PICK_IDENTITY',
  CREATE_CARD = 'CREATE_CARD',
}
registerEnumType(TaskGoalType, { name: 'TaskGoalType', description: 'What a task counts.' });

export enum RewardType {
  DIAMOND = 'DIAMOND',
}
registerEnumType(RewardType, { name: 'RewardType', description: 'What a task grants.' });

@ObjectType({ description: 'What a task grants once.' })
export class TaskReward {
  @Field(() => RewardType)
  type: RewardType;

  @Field(() => Int, { description: 'How many.' })
  value: number;
}

@ObjectType({ description: 'A task and how far it is.' })
export class Task {
  @Field(() => Int, { description: 'Names the task when its reward is claimed.' })
  taskNo: number;

  @Field(() => TaskGoalType)
  goalType: TaskGoalType;

  @Field(() => Int, { description: 'Progress that completes it.' })
  total: number;

  @Field(() => Int, { description: 'Progress, at most `total`.' })
  progress: number;

  @Field(() => Int, { nullable: true, description: 'Weekly milestones: completed daily tasks they ask for.' })
  dailyTaskRequire: number | null;

  @Field()
  rewardClaimed: boolean;

  @Field({ description: "In the caller's language." })
  title: string;

  @Field()
  emoji: string;

  @Field(() => [TaskReward])
  rewards: TaskReward[];

  @Field({ description: 'Done once in the life of an account.' })
  newbie: boolean;
}

@ObjectType({ description: 'How much of a goal was reached in a period, uncapped.' })
export class TaskStat {
  @Field(() => TaskGoalType)
  goalType: TaskGoalType;

  @Field(() => Int)
  value: number;
}

@ObjectType({ description: 'The tasks of one type.' })
export class TaskResponse {
  @Field(() => [Task])
  tasks: Task[];

  @Field(() => [TaskStat], { description: 'Goals now.' })
  @KeyedBy('goalType', { value: 'value' })
  stats: TaskStat[];

  @Field(() => [TaskStat], { description: 'Goals before the latest unit, for the animation from there.' })
  @KeyedBy('goalType', { value: 'value' })
  lastStats: TaskStat[];

  @Field(() => Date, {
    nullable: true,
    description: "When the tasks begin anew, at the caller's midnight; null: never.",
  })
  deadline: Date | null;

  @Field(() => Int, { nullable: true, description: 'Weekly: daily tasks completed this week.' })
  completedDailyTaskCount: number | null;
}

@ObjectType({ description: 'All tasks of the caller.' })
export class TaskBoard {
  @Field(() => TaskResponse)
  daily: TaskResponse;

  @Field(() => TaskResponse)
  weekly: TaskResponse;

  @Field(() => TaskResponse)
  newbie: TaskResponse;
}

@ObjectType({ description: 'A reward that was granted.' })
export class ClaimedReward {
  @Field(() => Int, { description: 'Diamonds granted.' })
  count: number;

  @Field(() => Assets, { description: 'What the caller owns now.' })
  assets: Assets;
}

/** How much of a goal an account reached in a period: a day, the Monday of a week, or `once`. */
@Entity('task_progress')
export class TaskProgress {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @PrimaryColumn({ type: 'text' })
  type: TaskType;

  @PrimaryColumn({ type: 'text' })
  period: string;

  @PrimaryColumn({ type: 'text' })
  goal: TaskGoalType;

  @Column({ type: 'int' })
  value: number;

  /** The value before the latest advance of this type. */
  @Column({ type: 'int' })
  lastValue: number;
}
