import { Arg, Args, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Access } from '#server/kernel/access.ts';
import type { Context } from '#server/kernel/context.ts';
import { PageArgs } from '#server/kernel/page.ts';
import { Rest } from '#server/kernel/rest.ts';
import { COVER_SHAPE } from '../packages/package-style.ts';
import { atlasStages, stageLookBack, stagePreparation } from './atlas.service.ts';
import { AtlasStageList, LookBack, StagePreparation } from './atlas.types.ts';

/** What REST answers of the package of a level. */
const PACKAGE_INFO = `pkgInfo { id name ${COVER_SHAPE} }`;

@Resolver()
export class AtlasResolver {
  @Query(() => AtlasStageList, { description: 'Levels of the atlas, newest first, the active one on top.' })
  @Access('member')
  @Rest('GET /v1/atlas/stages', {
    shape: `{ stages { level completedAt ${PACKAGE_INFO} stageId } activeLevel total offset limit }`,
  })
  atlasStages(@Args(() => PageArgs) args: PageArgs, @Ctx() ctx: Context): Promise<AtlasStageList> {
    return atlasStages(ctx, args);
  }

  @Query(() => StagePreparation, { description: 'What starting the active level takes and brings.' })
  @Access('member')
  @Rest('POST /v1/atlas/stages/pre')
  stagePreparation(
    @Arg('stageLevel', () => Int, { description: 'The active level.' }) stageLevel: number,
    @Ctx() ctx: Context,
  ): Promise<StagePreparation> {
    return stagePreparation(ctx, stageLevel);
  }

  @Query(() => LookBack, { description: 'A completed level with its cards.' })
  @Access('member')
  @Rest('GET /v1/atlas/:id/look-back', {
    shape: `{
      stageId level completedAt ${PACKAGE_INFO} star grade
      cards { cardId cardStatus content r authorId lookBackStatus }
    }`,
  })
  stageLookBack(
    @Arg('id', () => Int, { description: 'The stage.' }) id: number,
    @Ctx() ctx: Context,
  ): Promise<LookBack> {
    return stageLookBack(ctx, id);
  }
}
