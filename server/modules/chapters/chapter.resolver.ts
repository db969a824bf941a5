import { Arg, Args, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { Access } from '#server/kernel/access.ts';
import { Changes } from '#server/kernel/changes.ts';
import type { Context } from '#server/kernel/context.ts';
import { Rest } from '#server/kernel/rest.ts';
import { Package } from '../packages/package.entity.ts';
import { Chapter } from './chapter.entity.ts';
import { CreateChapterArgs, MoveChapterArgs, UpdateChapterArgs } from './chapter.inputs.ts';
import { createChapter, moveChapter, updateChapter } from './chapter-authoring.ts';
import { deleteChapter, restoreChapter } from './chapter-removal.ts';

/** The package after a change of its chapters. */
const CHANGED = '{ id cardCount chapters { id title parentId orderKey cardCount } updatedAt }';

@Resolver()
export class ChapterResolver {
  @Mutation(() => Chapter, {
    description: 'Adds a chapter to an own package, as the last below another or at the top.',
  })
  @Changes('package')
  @Access('member')
  @Rest('POST /v1/package_source/packages/chapters/:packageId')
  createChapter(
    @Args(() => CreateChapterArgs) { packageId, title, parentId }: CreateChapterArgs,
    @Ctx() ctx: Context,
  ): Promise<Chapter> {
    return createChapter(ctx, packageId, title, parentId ?? null);
  }

  @Mutation(() => Chapter, {
    description: 'Renames a chapter; where another parent is given, it becomes the last below it.',
  })
  @Changes()
  @Access('member')
  @Rest('PUT /v1/package_source/packages/chapters/:packageId/:chapterId')
  updateChapter(
    @Args(() => UpdateChapterArgs) { packageId, chapterId, title, parentId }: UpdateChapterArgs,
    @Ctx() ctx: Context,
  ): Promise<Chapter> {
    return updateChapter(ctx, packageId, chapterId, title, parentId);
  }

  @Mutation(() => Package, { description: 'Moves a chapter with all below it; answers the package.' })
  @Changes()
  @Access('member')
  @Rest('POST /v1/package_source/packages/move-chapter', { shape: CHANGED })
  moveChapter(
    @Args(() => MoveChapterArgs) { packageId, chapterId, beforeChapterId, parentId }: MoveChapterArgs,
    @Ctx() ctx: Context,
  ): Promise<Package> {
    return moveChapter(ctx, packageId, chapterId, { parentId: parentId ?? null, beforeId: beforeChapterId ?? null });
  }

  @Mutation(() => Package, {
    description:
      'Removes a chapter with those below it and their cards, which can be brought back for 30 days; answers the package.',
  })
  @Changes('cards', 'findCards', 'removedParts', 'stagePreparation')
  @Access('member')
  @Rest('DELETE /v1/package_source/packages/chapters/:packageId/:chapterId', { shape: CHANGED })
  deleteChapter(
    @Arg('packageId', () => Int, { description: 'An own package.' }) packageId: number,
    @Arg('chapterId', () => Int, { description: 'A chapter of it.' }) chapterId: number,
    @Ctx() ctx: Context,
  ): Promise<Package> {
    return deleteChapter(ctx, packageId, chapterId);
  }

  @Mutation(() => Package, {
    description: 'Brings back a chapter that was removed in the last 30 days, with its cards; answers the package.',
  })
  @Changes('cards', 'findCards', 'removedParts', 'stagePreparation')
  @Access('member')
  @Rest('POST /v1/package_source/packages/chapters/:packageId/:chapterId/restore', { shape: CHANGED })
  restoreChapter(
    @Arg('packageId', () => Int, { description: 'An own package.' }) packageId: number,
    @Arg('chapterId', () => Int, { description: 'A chapter that was removed.' }) chapterId: number,
    @Ctx() ctx: Context,
  ): Promise<Package> {
    return restoreChapter(ctx, packageId, chapterId);
  }
}
