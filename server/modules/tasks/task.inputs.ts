import { IsInt, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { TaskType } from './task.entity.ts';

@InputType({ description: 'Which reward is claimed.' })
export class ClaimTaskRewardInput {
  @Field(() => Int, { description: 'Number of the task, 1 to 999.' })
  @IsInt()
  @Min(1)
  @Max(999)
  taskNo: number;

  @Field(() => TaskType)
  type: TaskType;
}
