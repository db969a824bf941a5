import { ArgsType, Field, Float, Int, ObjectType } from 'type-graphql';
import { PageArgs } from '#server/kernel/page.ts';
import { PackageCardType } from '../packages/package-enums.ts';
import { ContentTagRef, PackageStyle } from '../packages/package-style.ts';

@ArgsType()
export class RecommendedArgs extends PageArgs {
  @Field(() => Int, { nullable: true, description: 'Only packages of this subject, or below it.' })
  contentTagKey: number | null;
}

@ObjectType({ description: 'Who wrote a package.' })
export class AuthorInfo {
  @Field(() => Int, { description: 'Account.' })
  id: number;

  @Field({ description: 'Nickname.' })
  nickname: string;

  @Field(() => String, { nullable: true, description: 'Address of the picture.' })
  avatar: string | null;

  @Field(() => Int, { description: 'Mascot that stands in while there is no picture.' })
  mascotId: number;
}

@ObjectType({ description: 'A shared package in a list.' })
export class RecommendedPackage {
  @Field(() => Int, { description: 'Identifier.' })
  id: number;

  @Field({ description: 'Name in public addresses.' })
  hashId: string;

  @Field({ description: 'Name, in the language of the caller where it is translated.' })
  title: string;

  @Field({ description: 'Description, at most 1000 characters.' })
  description: string;

  @Field(() => AuthorInfo, { description: 'Who wrote it.' })
  authorInfo: AuthorInfo;

  @Field(() => [String], { description: 'Asset ids of preview pictures.' })
  previewImgs: string[];

  @Field(() => PackageStyle, { description: 'Look of the cover.' })
  style: PackageStyle;

  @Field(() => PackageCardType, { nullable: true, description: 'Kind of all cards; null where they are mixed.' })
  cardType: PackageCardType | null;

  @Field(() => Int, { description: 'Cards in it.' })
  cardCount: number;

  @Field(() => [ContentTagRef], { description: 'Subjects it belongs to.' })
  contentTags: ContentTagRef[];

  @Field({ description: 'When it was first published.' })
  firstReleasedAt: Date;

  @Field({ description: 'When it was last published.' })
  lastSnapshotAt: Date;

  @Field(() => Float, { description: 'Higher is listed earlier.' })
  rankScore: number;

  @Field({ description: 'It is on the shelf of the caller.' })
  addedShelf: boolean;
}

@ObjectType({ description: 'A page of shared packages.' })
export class RecommendedPackagePage {
  @Field(() => [RecommendedPackage], { description: 'The page, best first.' })
  packages: RecommendedPackage[];

  @Field(() => Int, { description: 'Packages on all pages.' })
  total: number;

  @Field(() => Int, { description: 'Entries skipped.' })
  offset: number;

  @Field(() => Int, { description: 'Entries asked for.' })
  limit: number;
}

@ObjectType({ description: 'A package on its public page.' })
export class PublicPackage {
  @Field(() => Int, { description: 'Identifier.' })
  id: number;

  @Field({ description: 'Name in public addresses.' })
  hashId: string;

  @Field({ description: 'Name, in the language of the caller where it is translated.' })
  name: string;

  @Field({ description: 'Description, at most 1000 characters.' })
  description: string;

  @Field(() => PackageStyle, { description: 'Look of the cover.' })
  style: PackageStyle;

  @Field(() => PackageCardType, { nullable: true, description: 'Kind of all cards; null where they are mixed.' })
  cardType: PackageCardType | null;

  @Field(() => Int, { description: 'Cards in it.' })
  cardCount: number;

  @Field(() => AuthorInfo, { description: 'Who wrote it.' })
  authorInfo: AuthorInfo;

  @Field({ description: 'It is on the shelf of the caller; false for visitors.' })
  addedShelf: boolean;

  @Field({ description: 'The caller wrote it.' })
  isOwn: boolean;

  @Field({ description: 'When it was made.' })
  createdAt: Date;

  @Field({ description: 'When it last changed.' })
  updatedAt: Date;
}

@ObjectType({ description: 'A card of a preview.' })
export class PreviewCard {
  @Field({ description: 'JSON string of the content.' })
  content: string;
}

@ObjectType({ description: 'The first cards of a package.' })
export class PackagePreview {
  @Field(() => [PreviewCard], { description: '5 for visitors and guests, else up to 20.' })
  cardResponses: PreviewCard[];
}
