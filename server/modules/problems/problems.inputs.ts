import { ArrayMaxSize, ArrayMinSize, IsOptional, Length, MaxLength, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { PROBLEM_BOUNDS } from './settings.ts';

@InputType({ description: 'Something that went wrong in a client and that nobody was shown.' })
export class ProblemInput {
  @Field({ description: 'What went wrong and why, 1 to 500 characters; nothing that the person wrote.' })
  @Length(1, PROBLEM_BOUNDS.message)
  message: string;

  @Field({ description: 'Path of the page without its query, 1 to 200 characters.' })
  @Length(1, PROBLEM_BOUNDS.place)
  place: string;

  @Field(() => String, { nullable: true, description: 'Stack of the error, at most 2000 characters.' })
  @IsOptional()
  @MaxLength(PROBLEM_BOUNDS.stack)
  stack?: string | null;
}

@InputType({ description: 'Problems of one client, oldest first.' })
export class ReportProblemsInput {
  @Field(() => [ProblemInput], { description: '1 to 10 problems.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(PROBLEM_BOUNDS.problems)
  @ValidateNested({ each: true })
  problems: ProblemInput[];
}
