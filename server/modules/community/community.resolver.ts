import { MaxLength } from 'class-validator';
import { Args, ArgsType, Ctx, Field, Query, Resolver } from 'type-graphql';
import { Access } from '#server/kernel/access.ts';
import type { Context } from '#server/kernel/context.ts';
import { Rest } from '#server/kernel/rest.ts';
import { Package } from '../packages/package.entity.ts';
import { COVER_SHAPE } from '../packages/package-style.ts';
import { publicPackage, publicPackagePreview, recommendedPackages } from './community.service.ts';
import { PackagePreview, RecommendedArgs, RecommendedPackagePage } from './community.types.ts';

const AUTHOR = 'authorInfo: author { id nickname avatar mascotId }';
const PUBLIC = `{
  id hashId name description ${COVER_SHAPE} cardType cardCount ${AUTHOR} addedShelf isOwn createdAt updatedAt
}`;
const RECOMMENDED = `{ packages {
  id hashId title: name description ${AUTHOR} previewImgs ${COVER_SHAPE} cardType cardCount contentTags { key rootKey }
  firstReleasedAt lastSnapshotAt rankScore addedShelf
} total offset limit }`;

@ArgsType()
class PublicArgs {
  @Field({ description: 'Name in the public address, at most 64 characters.' })
  @MaxLength(64)
  hashId: string;
}

@Resolver()
export class CommunityResolver {
  @Query(() => RecommendedPackagePage, { description: 'Shared packages, best first.' })
  @Access('member')
  @Rest('GET /v1/package_source/packages/recommend', { shape: RECOMMENDED })
  recommendedPackages(
    @Args(() => RecommendedArgs) args: RecommendedArgs,
    @Ctx() ctx: Context,
  ): Promise<RecommendedPackagePage> {
    return recommendedPackages(ctx, args);
  }

  @Query(() => Package, { description: 'A shared package on its public page.' })
  @Access('visitor')
  @Rest('GET /public/package_source/packages/:hashId', { shape: PUBLIC })
  publicPackage(@Args(() => PublicArgs) { hashId }: PublicArgs, @Ctx() ctx: Context): Promise<Package> {
    return publicPackage(ctx, hashId);
  }

  @Query(() => PackagePreview, { description: 'The first cards of a shared package.' })
  @Access('visitor')
  @Rest('GET /public/package_source/packages/:hashId/cards/preview', { shape: '{ cardResponses { content } }' })
  publicPackagePreview(@Args(() => PublicArgs) { hashId }: PublicArgs, @Ctx() ctx: Context): Promise<PackagePreview> {
    return publicPackagePreview(ctx, hashId);
  }
}
