import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Access } from '#server/kernel/access.ts';
import type { Context } from '#server/kernel/context.ts';
import { Rest } from '#server/kernel/rest.ts';
import { Package, PackageList } from './package.entity.ts';
import { getPackage, ownedPackages } from './package.service.ts';

@Resolver()
export class PackageResolver {
  @Query(() => PackageList, { description: "The caller's own packages, newest first." })
  @Access('member')
  @Rest('GET /v1/package_source/packages')
  ownedPackages(@Ctx() ctx: Context): Promise<PackageList> {
    return ownedPackages(ctx);
  }

  @Query(() => Package, { description: 'A package that is own, shared or on the shelf.' })
  @Access('member')
  @Rest('GET /v1/package_source/packages/:id', {
    also: 'addedShelf cardsContentHash chapterCardIds { chapterId cardIds }',
  })
  package(@Arg('id', () => Int, { description: 'The package.' }) id: number, @Ctx() ctx: Context): Promise<Package> {
    return getPackage(ctx, id);
  }
}
