import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { MIN_CARDS_TO_LEARN } from '#domain/limits.ts';
import { Relation } from '#server/kernel/access.ts';
import type { Context } from '#server/kernel/context.ts';
import { Unlisted } from '#server/kernel/rest.ts';
import { User } from '../users/user.entity.ts';
import { Package } from './package.entity.ts';
import { packageAccess } from './package.policy.ts';
import { ownedPackages } from './package.service.ts';
import { PackageAccess } from './package-enums.ts';
import { factsOf } from './package-facts.ts';
import { OwnedInfo, ShelfInfo, TrailStatus } from './package-parts.ts';
import { PACKAGES } from './settings.ts';

/** What a package is to the caller. */
@Resolver(() => Package)
export class PackageOfCaller {
  @FieldResolver(() => PackageAccess, { nullable: true, description: 'Why all of it can be learned; null is a trial.' })
  async packageAccess(@Root() of: Package, @Ctx() ctx: Context): Promise<PackageAccess | null> {
    return packageAccess(ctx, await factsOf(ctx, of));
  }

  @FieldResolver(() => OwnedInfo, { nullable: true, description: "Present on the caller's own package." })
  owned(@Root() of: Package, @Ctx() { viewer }: Context): OwnedInfo | null {
    return of.authorId === viewer?.id ? of : null;
  }

  @FieldResolver(() => ShelfInfo, { nullable: true, description: 'Present while it is on the shelf.' })
  async shelf(@Root() of: Package, @Ctx() ctx: Context): Promise<ShelfInfo | null> {
    const { addedAt } = await factsOf(ctx, of);
    return addedAt && { addedShelfAt: addedAt };
  }

  @FieldResolver(() => TrailStatus, { description: 'Trial of the caller.' })
  async trailStatus(@Root() of: Package, @Ctx() ctx: Context): Promise<TrailStatus> {
    const { trailCount } = await factsOf(ctx, of);
    return { trailCount, trailLimit: PACKAGES.trailLimit };
  }

  @FieldResolver(() => Boolean, { description: 'It is on the shelf of the caller; false for visitors.' })
  @Relation('visitor')
  async addedShelf(@Root() of: Package, @Ctx() ctx: Context): Promise<boolean> {
    return (await factsOf(ctx, of)).onShelf;
  }

  @FieldResolver(() => Boolean, { description: 'The caller wrote it.' })
  @Relation('visitor')
  isOwn(@Root() of: Package, @Ctx() { viewer }: Context): boolean {
    return of.authorId === viewer?.id;
  }

  @FieldResolver(() => Int, { description: 'Cards that a package must have to be learned.' })
  @Unlisted()
  minCardsToLearn(): number {
    return MIN_CARDS_TO_LEARN;
  }
}

@Resolver(() => User)
export class PackagesOfUser {
  @FieldResolver(() => [Package], { description: 'Packages of their own, newest first.' })
  @Relation('member')
  async ownedPackages(@Ctx() ctx: Context): Promise<Package[]> {
    return (await ownedPackages(ctx)).packages;
  }
}
