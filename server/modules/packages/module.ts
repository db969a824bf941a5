import { defineModule } from '#server/kernel/module.ts';
import { Package } from './package.entity.ts';
import { PackageOfCaller, PackagesOfUser } from './package.fields.ts';
import { countsTrial } from './package.participant.ts';
import { PackageResolver } from './package.resolver.ts';
import { PackageTrial, PackageUnlock } from './package-access.entity.ts';
import { COVERS, PREVIEWS } from './package-assets.ts';
import { PACKAGES_ERRORS } from './packages.errors.ts';

export const packages = defineModule({
  name: 'packages',
  errors: PACKAGES_ERRORS,
  resolvers: [PackageResolver, PackageOfCaller, PackagesOfUser],
  entities: [Package, PackageTrial, PackageUnlock],
  participants: [countsTrial],
  assetReferences: [COVERS, PREVIEWS],
});
