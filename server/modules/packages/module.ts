import { defineModule } from '#server/kernel/module.ts';
import { Authoring1800000000700 } from './migrations/1800000000700-authoring.ts';
import { Package } from './package.entity.ts';
import { PackageOfCaller, PackagesOfUser } from './package.fields.ts';
import { countsTrial } from './package.participant.ts';
import { PackageResolver } from './package.resolver.ts';
import { PackageTrial, PackageUnlock } from './package-access.entity.ts';
import { COVERS, PREVIEWS } from './package-assets.ts';
import { PACKAGES_ERRORS } from './packages.errors.ts';
import { purge } from './purge.job.ts';

export const packages = defineModule({
  name: 'packages',
  errors: PACKAGES_ERRORS,
  resolvers: [PackageResolver, PackageOfCaller, PackagesOfUser],
  entities: [Package, PackageTrial, PackageUnlock],
  migrations: [Authoring1800000000700],
  participants: [countsTrial],
  assetReferences: [COVERS, PREVIEWS],
  jobs: [purge],
});
