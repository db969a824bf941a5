import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '#server/kernel/access.ts';
import { Changes } from '#server/kernel/changes.ts';
import type { Context } from '#server/kernel/context.ts';
import { Rest } from '#server/kernel/rest.ts';
import { Package, PackageList, RemovedPackageList } from './package.entity.ts';
import { CreatePackageInput, UpdatePackageInput } from './package.inputs.ts';
import { getPackage, ownedPackages } from './package.service.ts';
import { createPackage, setDefaultCardType, updatePackage } from './package-authoring.ts';
import { PackageCardType } from './package-enums.ts';
import { deletePackage, removedPackages, restorePackage } from './package-removal.ts';

@Resolver()
export class PackageResolver {
  @Query(() => PackageList, { description: "The caller's own packages, newest first." })
  @Access('member')
  @Rest('GET /v1/package_source/packages')
  ownedPackages(@Ctx() ctx: Context): Promise<PackageList> {
    return ownedPackages(ctx);
  }

  @Query(() => RemovedPackageList, {
    description: "The caller's own packages that were removed and can be brought back.",
  })
  @Access('member')
  @Rest('GET /v1/package_source/packages/removed')
  async removedPackages(@Ctx() ctx: Context): Promise<RemovedPackageList> {
    return { packages: await removedPackages(ctx) };
  }

  @Query(() => Package, { description: 'A package that is own, shared or on the shelf.' })
  @Access('member')
  @Rest('GET /v1/package_source/packages/:id', {
    also: 'addedShelf cardsContentHash chapterCardIds { chapterId cardIds } minCardsToLearn',
  })
  package(@Arg('id', () => Int, { description: 'The package.' }) id: number, @Ctx() ctx: Context): Promise<Package> {
    return getPackage(ctx, id);
  }

  @Mutation(() => Package, { description: "Makes a package with one chapter and puts it on the caller's shelf." })
  @Changes('ownedPackages', 'shelf', 'stagePreparation', 'tasks', 'unclaimedTaskCount')
  @Access('member')
  @Rest('POST /v1/package_source/packages')
  createPackage(@Arg('input') input: CreatePackageInput, @Ctx() ctx: Context): Promise<Package> {
    return createPackage(ctx, input);
  }

  @Mutation(() => Package, { description: "Changes name and look of the caller's own package." })
  @Changes()
  @Access('member')
  @Rest('PATCH /v1/package_source/packages/:id')
  updatePackage(
    @Arg('id', () => Int, { description: 'An own package.' }) id: number,
    @Arg('input') input: UpdatePackageInput,
    @Ctx() ctx: Context,
  ): Promise<Package> {
    return updatePackage(ctx, id, input);
  }

  @Mutation(() => Package, { description: 'Says of what kind the next card of a package is.' })
  @Changes()
  @Access('member')
  @Rest('PUT /v1/package_source/packages/:id/default-card-type')
  setDefaultCardType(
    @Arg('id', () => Int, { description: 'An own package.' }) id: number,
    @Arg('cardType', () => PackageCardType, { description: 'In a package of one kind only that.' })
    cardType: PackageCardType,
    @Ctx() ctx: Context,
  ): Promise<Package> {
    return setDefaultCardType(ctx, id, cardType);
  }

  @Mutation(() => Boolean, {
    description:
      'Removes an own package from every shelf; for 30 days it and what is remembered of it can be brought back.',
  })
  @Changes('ownedPackages', 'package', 'removedPackages', 'shelf', 'stagePreparation')
  @Access('member')
  @Rest('DELETE /v1/package_source/packages/:id')
  deletePackage(
    @Arg('id', () => Int, { description: 'An own package.' }) id: number,
    @Ctx() ctx: Context,
  ): Promise<boolean> {
    return deletePackage(ctx, id);
  }

  @Mutation(() => Package, { description: 'Brings back an own package that was removed in the last 30 days.' })
  @Changes('ownedPackages', 'package', 'removedPackages', 'shelf', 'stagePreparation')
  @Access('member')
  @Rest('POST /v1/package_source/packages/:id/restore')
  restorePackage(
    @Arg('id', () => Int, { description: 'An own package.' }) id: number,
    @Ctx() ctx: Context,
  ): Promise<Package> {
    return restorePackage(ctx, id);
  }
}
