import { defineModule } from '#server/kernel/module.ts';
import { ATLAS_ERRORS } from './atlas.errors.ts';
import { PackageOfLookBack, PackageOfStage } from './atlas.fields.ts';
import { completesLevel } from './atlas.participant.ts';
import { AtlasResolver } from './atlas.resolver.ts';
import { Stage } from './stage.entity.ts';

export const atlas = defineModule({
  name: 'atlas',
  errors: ATLAS_ERRORS,
  resolvers: [AtlasResolver, PackageOfStage, PackageOfLookBack],
  entities: [Stage],
  participants: [completesLevel],
});
