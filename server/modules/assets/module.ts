import { defineModule } from '#server/kernel/module.ts';
import { Asset, AssetUpload } from './asset.entity.ts';
import { ASSET_ROUTES } from './asset.raw.ts';
import { AssetResolver } from './asset.resolver.ts';
import { ASSETS_ERRORS } from './assets.errors.ts';
import { Assets1800000000780 } from './migrations/1800000000780-assets.ts';
import { removeUnused } from './unused-assets.job.ts';
import { composeReferences } from './unused-assets.service.ts';

export const assets = defineModule({
  name: 'assets',
  errors: ASSETS_ERRORS,
  resolvers: [AssetResolver],
  entities: [Asset, AssetUpload],
  migrations: [Assets1800000000780],
  raw: ASSET_ROUTES,
  jobs: [removeUnused],
  compose: composeReferences,
});
