import { ArrayMaxSize, IsInt, IsOptional, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { IDENTITY_TEXT_MAX } from '#domain/limits.ts';
import { UserIdentityTag } from '../users/user.entity.ts';
import { TAGS_MAX } from './identity.rules.ts';

@ObjectType({ description: 'A learning stage of the tree; key 5 is "other".' })
export class IdentityTag {
  @Field(() => Int)
  key: number;

  @Field({ description: "In the caller's language." })
  name: string;

  @Field()
  emoji: string;

  @Field(() => [IdentityTag], { description: 'Finer stages; empty for a leaf.' })
  children: IdentityTag[];
}

@ObjectType({ description: 'What the caller picked when arriving.' })
export class UserTags {
  @Field(() => [UserIdentityTag], { description: 'Empty while the learning stage is to be picked.' })
  identityTags: UserIdentityTag[];

  @Field(() => Int, { nullable: true, description: 'Days of check-in aimed at: 7, 14, 30 or 60.' })
  checkInTarget: number | null;
}

@InputType({ description: 'A learning stage that is picked.' })
export class IdentityTagInput {
  @Field(() => Int, { description: 'Key of the tag tree, 1 to 999.' })
  @IsInt()
  @Min(1)
  @Max(999)
  key: number;

  @Field(() => String, { nullable: true, description: `1 to ${IDENTITY_TEXT_MAX} characters; with key 5 only.` })
  @IsOptional()
  @MaxLength(IDENTITY_TEXT_MAX * 2)
  text?: string | null;
}

/** The learning stages that are picked. */
@ArgsType()
export class IdentityTagsArgs {
  @Field(() => [IdentityTagInput], { description: `1 to ${TAGS_MAX} different tags.` })
  @ArrayMaxSize(TAGS_MAX)
  @ValidateNested({ each: true })
  identityTags: IdentityTagInput[];
}
