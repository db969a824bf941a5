import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/kernel/context.ts';
import { UnitCompletion } from '../units/unit.types.ts';
import { TaskResponse, TaskType } from './task.entity.ts';
import { advances } from './tasks.participant.ts';
import { presentTasks } from './tasks.rules.ts';

@Resolver(() => UnitCompletion)
export class UnitCompletionTasks {
  @FieldResolver(() => TaskResponse, { description: 'Daily tasks after the unit; lastStats is before it.' })
  dailyTaskResponse(@Root() { effects }: UnitCompletion, @Ctx() ctx: Context): TaskResponse {
    const { kept, after } = advances.effect(effects);
    if (kept.presented) return kept.presented;
    const today = { day: kept.taskDay.day, beganAt: new Date(kept.taskDay.beganAt) };
    return presentTasks(TaskType.DAILY, after, { today, zone: kept.timeZone, locale: ctx.locale });
  }
}
