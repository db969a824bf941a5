import { ArrayMaxSize, ArrayMinSize, IsOptional, IsString, MaxLength } from 'class-validator';
import { ArgsType, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageArgs } from '#server/kernel/page.ts';
import { LocalDateScalar } from '#server/kernel/scalars/local-date.ts';
import { Holiday } from './holiday.entity.ts';
import { CONTROL } from './settings.ts';

export enum MyCardFilter {
  ALL = 'ALL',
  DUE = 'DUE',
  HARD = 'HARD',
  MASTERED = 'MASTERED',
  PAUSED = 'PAUSED',
}
registerEnumType(MyCardFilter, { name: 'MyCardFilter', description: 'Which of the cards met.' });

export enum MyCardState {
  LEARNING = 'LEARNING',
  PAUSED = 'PAUSED',
  CHAPTER_PAUSED = 'CHAPTER_PAUSED',
  KNOWN = 'KNOWN',
}
registerEnumType(MyCardState, { name: 'MyCardState', description: 'Whether a card is asked, and if not, why.' });

@ArgsType()
export class MyCardArgs extends PageArgs {
  @Field(() => MyCardFilter, { defaultValue: MyCardFilter.ALL, description: 'Which of the cards.' })
  filter: MyCardFilter;

  @Field(() => String, {
    nullable: true,
    description: `Only cards that say this, up to ${CONTROL.searchMax} characters.`,
  })
  @IsOptional()
  @IsString()
  @MaxLength(CONTROL.searchMax)
  search: string | null;
}

@ObjectType({ description: 'A card that the caller has met.' })
export class MyCard {
  @Field(() => Int, { description: 'The card.' })
  cardId: number;

  @Field({ description: 'Its title on one line; empty where its content cannot be read.' })
  title: string;

  @Field({ description: 'Its second line: definition, reading or answer.' })
  detail: string;

  @Field(() => Int, { description: 'Its package.' })
  packageId: number;

  @Field({ description: 'Name of that, in the language of the caller where there is one.' })
  packageName: string;

  @Field(() => Int, { description: 'Its chapter.' })
  chapterId: number;

  @Field({ description: 'Title of that.' })
  chapterTitle: string;

  @Field({ description: 'The caller wrote it and may change it.' })
  own: boolean;

  @Field(() => Int, { description: 'Mastery, 0 to 100.' })
  mastery: number;

  @Field({ description: 'It counts as mastered.' })
  mastered: boolean;

  @Field({ description: 'It is due today.' })
  due: boolean;

  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'Day on which it comes next; null for one that is known.',
  })
  nextDay: string | null;

  @Field(() => Int, { description: 'Times it was forgotten.' })
  lapses: number;

  @Field({
    description: `It was forgotten ${CONTROL.helpFrom} times or more and is asked: something else should be tried.`,
  })
  needsHelp: boolean;

  @Field(() => MyCardState, { description: 'Whether it is asked.' })
  state: MyCardState;

  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'Of a card that is paused, the day on which it comes back.',
  })
  until: string | null;
}

@ObjectType({ description: 'Cards that pass each filter and say what was searched.' })
export class MyCardCounts {
  @Field(() => Int, { description: 'All.' })
  all: number;

  @Field(() => Int, { description: 'Due today.' })
  due: number;

  @Field(() => Int, { description: `Forgotten ${CONTROL.hardFrom} times or more.` })
  hard: number;

  @Field(() => Int, { description: 'Mastered, or marked as known.' })
  mastered: number;

  @Field(() => Int, { description: 'Paused by themselves or with their chapter.' })
  paused: number;
}

@ObjectType({ description: 'A page of the cards met.' })
export class MyCardPage {
  @Field(() => [MyCard], { description: 'The page, by the day on which they come next.' })
  cards: MyCard[];

  @Field(() => MyCardCounts, { description: 'Cards on all pages of each filter.' })
  counts: MyCardCounts;

  @Field({ description: 'Whether more follow after the last one.' })
  hasMore: boolean;
}

@ObjectType({ description: 'A way to catch up.' })
export class CatchUpDays {
  @Field(() => Int, { description: `Days it takes, 1 to ${CONTROL.catchUpDaysMax}.` })
  days: number;

  @Field(() => Int, { description: 'Due cards on each of them.' })
  dailyCards: number;
}

@ObjectType({ description: 'A plan to catch up that is under way, or begins after a holiday.' })
export class CatchUpPlan {
  @Field(() => LocalDateScalar, { description: 'Its first day.' })
  since: string;

  @Field(() => LocalDateScalar, { description: 'The day after its last one.' })
  until: string;

  @Field(() => Int, { description: 'Due cards on each day; then new cards come as usual.' })
  dailyCards: number;

  @Field(() => Int, { description: 'Due cards that were answered today.' })
  doneToday: number;
}

@ObjectType({ description: 'A chapter that is paused.' })
export class PausedChapter {
  @Field(() => Int, { description: 'The chapter.' })
  chapterId: number;

  @Field({ description: 'Its title.' })
  title: string;

  @Field({ description: 'Name of its package, in the language of the caller where there is one.' })
  packageName: string;

  @Field(() => LocalDateScalar, { description: 'Day on which it comes back.' })
  until: string;
}

@ObjectType({ description: 'What the caller laid aside, and what is left behind.' })
export class StudyControl {
  @Field(() => Holiday, { nullable: true, description: 'The holiday that is under way. Streaks do not wait for it.' })
  holiday: Holiday | null;

  @Field(() => Int, { description: 'Cards due today, those that rest left out.' })
  due: number;

  @Field(() => [CatchUpDays], {
    description: `Ways to catch up, the shortest first; none below ${CONTROL.backlogUnits} units of due cards.`,
  })
  offers: CatchUpDays[];

  @Field(() => CatchUpPlan, { nullable: true, description: 'The plan that was chosen, or that follows the holiday.' })
  catchUp: CatchUpPlan | null;

  @Field(() => [PausedChapter], { description: 'Chapters that are paused, at most 100; the first to come back first.' })
  pausedChapters: PausedChapter[];
}

@InputType({ description: 'Cards that the caller has met.' })
export class MyCardsInput {
  @Field(() => [Int], { description: `1 to ${CONTROL.cardsMax} cards.` })
  @ArrayMinSize(1)
  @ArrayMaxSize(CONTROL.cardsMax)
  cardIds: number[];
}

@InputType({ description: 'Cards to pause.' })
export class PauseCardsInput extends MyCardsInput {
  @Field(() => LocalDateScalar, { description: 'Day on which they come back: tomorrow to a year from today.' })
  until: string;
}

@InputType({ description: 'A chapter to pause, with those below it.' })
export class PauseChapterInput {
  @Field(() => Int, { description: 'The chapter.' })
  chapterId: number;

  @Field(() => LocalDateScalar, { description: 'Day on which it comes back: tomorrow to a year from today.' })
  until: string;
}
