import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '#server/kernel/access.ts';
import { Changes } from '#server/kernel/changes.ts';
import type { Context } from '#server/kernel/context.ts';
import { Rest } from '#server/kernel/rest.ts';
import { Package, PackageList } from '../packages/package.entity.ts';
import { addToShelf, removeFromShelf, shelvedPackages } from './shelf.service.ts';

@Resolver()
export class ShelfResolver {
  @Query(() => PackageList, { description: "Packages of the caller's shelf, latest added first." })
  @Access('member')
  @Rest('GET /v1/users/bookshelf')
  shelf(@Ctx() ctx: Context): Promise<PackageList> {
    return shelvedPackages(ctx);
  }

  @Mutation(() => Package, { description: 'Puts a package on the shelf; a repeat changes nothing.' })
  @Changes('shelf', 'stagePreparation', 'tasks', 'unclaimedTaskCount')
  @Access('member')
  @Rest('POST /v1/users/bookshelf')
  addToShelf(
    @Arg('packageId', () => Int, { description: 'A package that is shared or own.' }) packageId: number,
    @Ctx() ctx: Context,
  ): Promise<Package> {
    return addToShelf(ctx, packageId);
  }

  @Mutation(() => Boolean, { description: 'Takes a package off the shelf; what was learned stays.' })
  @Changes('shelf', 'stagePreparation')
  @Access('member')
  @Rest('DELETE /v1/users/pkg/:id')
  removeFromShelf(
    @Arg('id', () => Int, { description: 'The package.' }) id: number,
    @Ctx() ctx: Context,
  ): Promise<boolean> {
    return removeFromShelf(ctx, id);
  }
}
