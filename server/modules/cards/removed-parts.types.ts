import { Field, Int, ObjectType } from 'type-graphql';
import { PackageCardType } from '../packages/package-enums.ts';

@ObjectType({ description: 'A chapter that was removed and can be brought back, with what its removal took along.' })
export class RemovedChapter {
  @Field(() => Int, { description: 'Identifier.' })
  id: number;

  @Field({ description: 'Title.' })
  title: string;

  @Field(() => Int, { description: 'Cards that come back with it, 0 or more.' })
  cardCount: number;

  @Field({ description: 'When it was removed.' })
  removedAt: Date;
}

@ObjectType({ description: 'A card that was removed by itself and can be brought back.' })
export class RemovedCard {
  @Field(() => Int, { description: 'Identifier.' })
  id: number;

  @Field(() => Int, { description: 'Chapter it comes back to, which is there.' })
  chapterId: number;

  @Field(() => PackageCardType, { description: 'Kind of the card.' })
  type: PackageCardType;

  @Field({ description: 'JSON string of the content.' })
  content: string;

  @Field({ description: 'When it was removed.' })
  removedAt: Date;
}

@ObjectType({ description: 'What was removed from a package in the last 30 days, the newest first.' })
export class RemovedParts {
  @Field(() => [RemovedChapter], { description: 'At most 100.' })
  chapters: RemovedChapter[];

  @Field(() => [RemovedCard], { description: 'At most 100.' })
  cards: RemovedCard[];
}
