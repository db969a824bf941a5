import { IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import { NotBlank } from '#server/kernel/bounds.ts';
import { CHAPTERS } from './settings.ts';

@ArgsType()
export class CreateChapterArgs {
  @Field(() => Int, { description: 'An own package.' })
  packageId: number;

  @Field({ description: '1 to 100 characters after trimming.' })
  @MaxLength(CHAPTERS.titleMax)
  @NotBlank()
  title: string;

  @Field(() => Int, { nullable: true, description: 'Chapter above it; null is the top.' })
  @IsOptional()
  parentId?: number | null;
}

@ArgsType()
export class UpdateChapterArgs {
  @Field(() => Int, { description: 'An own package.' })
  packageId: number;

  @Field(() => Int, { description: 'A chapter of it.' })
  chapterId: number;

  @Field({ description: '1 to 100 characters after trimming.' })
  @MaxLength(CHAPTERS.titleMax)
  @NotBlank()
  title: string;

  @Field(() => Int, { nullable: true, description: 'Chapter above it; null is the top; absent: it stays where it is.' })
  @IsOptional()
  parentId?: number | null;
}

@ArgsType()
export class MoveChapterArgs {
  @Field(() => Int, { description: 'An own package.' })
  packageId: number;

  @Field(() => Int, { description: 'A chapter of it, which takes along what is below it.' })
  chapterId: number;

  @Field(() => Int, { nullable: true, description: 'The sibling that follows it; null puts it last.' })
  @IsOptional()
  beforeChapterId?: number | null;

  @Field(() => Int, { nullable: true, description: 'Chapter above it; null is the top.' })
  @IsOptional()
  parentId?: number | null;
}
