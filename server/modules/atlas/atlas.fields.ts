import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/kernel/context.ts';
import { Package } from '../packages/package.entity.ts';
import { packageNamed } from '../packages/package.service.ts';
import { AtlasStage, LookBack } from './atlas.types.ts';

@Resolver(() => AtlasStage)
export class PackageOfStage {
  @FieldResolver(() => Package, {
    nullable: true,
    description: 'Package it was learned in; null for the active level.',
  })
  pkgInfo(@Root() { packageId }: AtlasStage, @Ctx() ctx: Context): Promise<Package> | null {
    return packageId === null ? null : packageNamed(ctx, packageId);
  }
}

@Resolver(() => LookBack)
export class PackageOfLookBack {
  @FieldResolver(() => Package, { description: 'Package it was learned in.' })
  pkgInfo(@Root() { packageId }: LookBack, @Ctx() ctx: Context): Promise<Package> {
    return packageNamed(ctx, packageId);
  }
}
