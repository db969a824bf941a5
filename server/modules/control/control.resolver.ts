import { Max, Min } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '#server/kernel/access.ts';
import { Changes } from '#server/kernel/changes.ts';
import type { Context } from '#server/kernel/context.ts';
import { Rest } from '#server/kernel/rest.ts';
import { LocalDateScalar } from '#server/kernel/scalars/local-date.ts';
import {
  MyCardArgs,
  MyCardPage,
  MyCardsInput,
  PauseCardsInput,
  PauseChapterInput,
  StudyControl,
} from './control.types.ts';
import {
  markCardsKnown,
  pauseCards,
  pauseChapter,
  restartCards,
  resumeCards,
  resumeChapter,
  undoRestart,
} from './laying-aside.service.ts';
import { myCards } from './my-cards.service.ts';
import { CONTROL } from './settings.ts';
import { beginHoliday, cancelCatchUp, endHoliday, planCatchUp, studyControl } from './study-control.service.ts';

@ArgsType()
class CatchUpArgs {
  @Field(() => Int, { description: `Days to spread it over, 1 to ${CONTROL.catchUpDaysMax}.` })
  @Min(1)
  @Max(CONTROL.catchUpDaysMax)
  days: number;
}

@Resolver()
export class ControlResolver {
  @Query(() => MyCardPage, { description: 'The cards that the caller has met, by the day on which they come next.' })
  @Access('member')
  @Rest('GET /v1/learn/my-cards')
  myCards(@Ctx() ctx: Context, @Args(() => MyCardArgs) args: MyCardArgs): Promise<MyCardPage> {
    return myCards(ctx, args);
  }

  @Query(() => StudyControl, { description: 'What the caller laid aside, and what is left behind.' })
  @Access('member')
  @Rest('GET /v1/learn/control')
  studyControl(@Ctx() ctx: Context): Promise<StudyControl> {
    return studyControl(ctx);
  }

  @Mutation(() => [Int], { description: 'Pauses cards until a day, all of them or none; answers them.' })
  @Changes('myCards', 'studyControl')
  @Access('member')
  @Rest('POST /v1/learn/my-cards/pause', { as: 'cardIds' })
  pauseCards(@Ctx() ctx: Context, @Arg('input') input: PauseCardsInput): Promise<number[]> {
    return pauseCards(ctx, input.cardIds, input.until);
  }

  @Mutation(() => [Int], { description: 'Marks cards as known, which are asked no more; answers them.' })
  @Changes('myCards', 'studyControl')
  @Access('member')
  @Rest('POST /v1/learn/my-cards/known', { as: 'cardIds' })
  markCardsKnown(@Ctx() ctx: Context, @Arg('input') input: MyCardsInput): Promise<number[]> {
    return markCardsKnown(ctx, input.cardIds);
  }

  @Mutation(() => [Int], { description: 'Takes cards up again that were paused or known; answers those named.' })
  @Changes('myCards', 'studyControl')
  @Access('member')
  @Rest('POST /v1/learn/my-cards/resume', { as: 'cardIds' })
  resumeCards(@Ctx() ctx: Context, @Arg('input') input: MyCardsInput): Promise<number[]> {
    return resumeCards(ctx, input.cardIds);
  }

  @Mutation(() => [Int], {
    description: 'Begins cards anew, all of them or none; their ratings are kept. Answers them.',
  })
  @Changes('myCards', 'studyControl', 'memoryInsights')
  @Access('member')
  @Rest('POST /v1/learn/my-cards/restart', { as: 'cardIds' })
  restartCards(@Ctx() ctx: Context, @Arg('input') input: MyCardsInput): Promise<number[]> {
    return restartCards(ctx, input.cardIds);
  }

  @Mutation(() => [Int], {
    description: 'Remembers cards as before they were begun anew; answers those not met since.',
  })
  @Changes('myCards', 'studyControl', 'memoryInsights')
  @Access('member')
  @Rest('POST /v1/learn/my-cards/undo-restart', { as: 'cardIds' })
  undoRestart(@Ctx() ctx: Context, @Arg('input') input: MyCardsInput): Promise<number[]> {
    return undoRestart(ctx, input.cardIds);
  }

  @Mutation(() => Boolean, { description: 'Pauses a chapter and those below it until a day.' })
  @Changes('myCards', 'studyControl')
  @Access('member')
  @Rest('POST /v1/learn/chapters/pause', { as: 'paused' })
  pauseChapter(@Ctx() ctx: Context, @Arg('input') input: PauseChapterInput): Promise<boolean> {
    return pauseChapter(ctx, input.chapterId, input.until);
  }

  @Mutation(() => Boolean, { description: 'Takes a chapter up again; false where it was not paused.' })
  @Changes('myCards', 'studyControl')
  @Access('member')
  @Rest('POST /v1/learn/chapters/:id/resume', { as: 'resumed' })
  resumeChapter(
    @Ctx() ctx: Context,
    @Arg('id', () => Int, { description: 'The chapter.' }) id: number,
  ): Promise<boolean> {
    return resumeChapter(ctx, id);
  }

  @Mutation(() => StudyControl, { description: 'Lets everything rest until a day. Streaks do not wait.' })
  @Changes('myCards', 'studyControl')
  @Access('member')
  @Rest('POST /v1/learn/holiday')
  beginHoliday(
    @Ctx() ctx: Context,
    @Arg('until', () => LocalDateScalar, { description: 'Day on which learning goes on, within a year.' })
    until: string,
  ): Promise<StudyControl> {
    return beginHoliday(ctx, until);
  }

  @Mutation(() => StudyControl, { description: 'Ends a holiday; what is due is spread over days.' })
  @Changes('myCards', 'studyControl')
  @Access('member')
  @Rest('DELETE /v1/learn/holiday')
  endHoliday(@Ctx() ctx: Context): Promise<StudyControl> {
    return endHoliday(ctx);
  }

  @Mutation(() => StudyControl, { description: 'Spreads a backlog over days.' })
  @Changes('studyControl')
  @Access('member')
  @Rest('POST /v1/learn/catch-up')
  planCatchUp(@Ctx() ctx: Context, @Args(() => CatchUpArgs) { days }: CatchUpArgs): Promise<StudyControl> {
    return planCatchUp(ctx, days);
  }

  @Mutation(() => StudyControl, { description: 'Ends a plan to catch up.' })
  @Changes('studyControl')
  @Access('member')
  @Rest('DELETE /v1/learn/catch-up')
  cancelCatchUp(@Ctx() ctx: Context): Promise<StudyControl> {
    return cancelCatchUp(ctx);
  }
}
