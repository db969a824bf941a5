import { Field, Int, ObjectType } from 'type-graphql';
import { KeyedBy } from '#server/kernel/rest.ts';
import { PackageList } from '../packages/package.entity.ts';
import { StageGrade } from '../units/learning-mode.ts';
import { Schedule } from '../units/unit.types.ts';

@ObjectType({ description: 'A level of the atlas.' })
export class AtlasStage {
  @Field(() => Int, { description: 'Level, 1 and up.' })
  level: number;

  @Field(() => Date, { nullable: true, description: 'Null for the active level.' })
  completedAt: Date | null;

  /** The package it was learned in; null for the active level. */
  packageId: number | null;

  @Field(() => Int, { nullable: true, description: 'Null for the active level.' })
  stageId: number | null;
}

@ObjectType({ description: 'A page of levels.' })
export class AtlasStageList {
  @Field(() => [AtlasStage], { description: 'Newest first; the first page begins with the active level.' })
  stages: AtlasStage[];

  @Field(() => Int, { description: 'The level after the last completed one.' })
  activeLevel: number;

  @Field(() => Int, { description: 'Levels on all pages, the active one included.' })
  total: number;

  @Field(() => Int, { description: 'Levels skipped.' })
  offset: number;

  @Field(() => Int, { description: 'Levels asked for.' })
  limit: number;
}

@ObjectType({ description: 'What a unit of a package brings.' })
export class PackageExp {
  @Field(() => Int, { description: 'The package.' })
  packageId: number;

  @Field(() => Int, { description: 'Exp of its cards, without a combo.' })
  exp: number;
}

@ObjectType({ description: 'What the package picker of a level needs.' })
export class StagePreparation {
  @Field(() => Int, { description: 'The level.' })
  stageLevel: number;

  @Field(() => Int, { description: 'Energy of a NORMAL unit.' })
  requiredEnergy: number;

  @Field(() => Int, { description: 'Energy of a PASSIONATE unit.' })
  passionateRequiredEnergy: number;

  @Field(() => PackageList, { description: 'Packages of the shelf.' })
  packageList: PackageList;

  @Field(() => [PackageExp], { description: 'One entry for each package, of a NORMAL unit.' })
  @KeyedBy('packageId', { value: 'exp' })
  expMap: PackageExp[];

  @Field(() => [PackageExp], { description: 'The same of a PASSIONATE unit, which has more cards.' })
  @KeyedBy('packageId', { value: 'exp' })
  passionateExpMap: PackageExp[];
}

@ObjectType({ description: 'A completed level with its cards.' })
export class LookBack {
  @Field(() => Int, { description: 'The stage.' })
  stageId: number;

  @Field(() => Int, { description: 'Its level.' })
  level: number;

  @Field(() => Date, { nullable: true, description: 'When it was completed.' })
  completedAt: Date | null;

  /** The package it was learned in. */
  packageId: number;

  @Field(() => Int, { description: 'Stars, 1 to 3.' })
  star: number;

  @Field(() => StageGrade, { description: 'How it went.' })
  grade: StageGrade;

  @Field(() => [Schedule], { description: 'Its cards, as they read now.' })
  cards: Schedule[];
}
