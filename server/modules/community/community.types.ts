import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { PageArgs } from '#server/kernel/page.ts';
import { Card } from '../cards/card.entity.ts';
import { Package } from '../packages/package.entity.ts';

@ArgsType()
export class RecommendedArgs extends PageArgs {
  @Field(() => Int, { nullable: true, description: 'Only packages of this subject, or below it.' })
  contentTagKey: number | null;
}

@ObjectType({ description: 'A page of shared packages.' })
export class RecommendedPackagePage {
  @Field(() => [Package], { description: 'The page, best first.' })
  packages: Package[];

  @Field(() => Int, { description: 'Packages on all pages.' })
  total: number;

  @Field(() => Int, { description: 'Entries skipped.' })
  offset: number;

  @Field(() => Int, { description: 'Entries asked for.' })
  limit: number;
}

@ObjectType({ description: 'The first cards of a package.' })
export class PackagePreview {
  @Field(() => [Card], { description: '5 for visitors and guests, else up to 20.' })
  cardResponses: Card[];
}
