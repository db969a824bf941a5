import { Field, Int, ObjectType } from 'type-graphql';
import { PackageCardType, ShareStatus } from './package-enums.ts';

@ObjectType({ description: 'What only the owner of a package sees.' })
export class OwnedInfo {
  @Field(() => PackageCardType, { nullable: true, description: 'Kind of a newly created card.' })
  defaultCardType: PackageCardType | null;

  @Field(() => ShareStatus, { description: 'Who can find it.' })
  shareStatus: ShareStatus;

  @Field({ description: 'When the owner made it.' })
  createdAt: Date;
}

@ObjectType({ description: 'Place of a package on the shelf.' })
export class ShelfInfo {
  @Field({ description: 'When it was added.' })
  addedShelfAt: Date;
}

@ObjectType({ description: 'Use of a package that is neither own nor unlocked.' })
export class TrailStatus {
  @Field(() => Int, { description: 'Units completed on trial.' })
  trailCount: number;

  @Field(() => Int, { description: 'Units that can be completed on trial.' })
  trailLimit: number;
}
