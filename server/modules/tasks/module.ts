import { defineModule } from '#server/kernel/module.ts';
import { TaskProgress } from './task.entity.ts';
import { UnitCompletionTasks } from './task.fields.ts';
import { TaskDay } from './task-day.entity.ts';
import { TASKS_ERRORS } from './tasks.errors.ts';
import { advances } from './tasks.participant.ts';
import { TasksResolver } from './tasks.resolver.ts';

export const tasks = defineModule({
  name: 'tasks',
  errors: TASKS_ERRORS,
  resolvers: [TasksResolver, UnitCompletionTasks],
  entities: [TaskProgress, TaskDay],
  participants: [advances],
});
