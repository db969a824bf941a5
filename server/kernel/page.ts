import { Max, Min } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import { PAGE_SIZE, PAGE_SIZE_MAX } from '#domain/limits.ts';

const OFFSET_MAX = 1_000_000;

/** A page of a list. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 0, description: 'Entries to skip, 0 to 1,000,000.' })
  @Min(0)
  @Max(OFFSET_MAX)
  offset: number;

  @Field(() => Int, { defaultValue: PAGE_SIZE, description: 'Entries to answer, 1 to 100.' })
  @Min(1)
  @Max(PAGE_SIZE_MAX)
  limit: number;
}
