import { MaxLength } from 'class-validator';
import { Args, ArgsType, Ctx, Field, Query, Resolver } from 'type-graphql';
import { Access } from '#server/kernel/access.ts';
import type { Context } from '#server/kernel/context.ts';
import { Rest } from '#server/kernel/rest.ts';
import { publicPackage, publicPackagePreview, recommendedPackages } from './community.service.ts';
import { PackagePreview, PublicPackage, RecommendedArgs, RecommendedPackagePage } from './community.types.ts';

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
  @Rest('GET /v1/package_source/packages/recommend')
  recommendedPackages(
    @Args(() => RecommendedArgs) args: RecommendedArgs,
    @Ctx() ctx: Context,
  ): Promise<RecommendedPackagePage> {
    return recommendedPackages(ctx, args);
  }

  @Query(() => PublicPackage, { description: 'A shared package on its public page.' })
  @Access('visitor')
  @Rest('GET /public/package_source/packages/:hashId')
  publicPackage(@Args(() => PublicArgs) { hashId }: PublicArgs, @Ctx() ctx: Context): Promise<PublicPackage> {
    return publicPackage(ctx, hashId);
  }

  @Query(() => PackagePreview, { description: 'The first cards of a shared package.' })
  @Access('visitor')
  @Rest('GET /public/package_source/packages/:hashId/cards/preview')
  publicPackagePreview(@Args(() => PublicArgs) { hashId }: PublicArgs, @Ctx() ctx: Context): Promise<PackagePreview> {
    return publicPackagePreview(ctx, hashId);
  }
}
