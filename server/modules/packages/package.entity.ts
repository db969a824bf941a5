import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { KeyedBy } from '#server/api/rest/rest.decorator.ts';
import { Chapter } from '../chapters/chapter.entity.ts';
import { ContentTagRef, PackageStyle } from './package-style.ts';

export enum PackageCardType {
  CLOZE = 'CLOZE',
  WORD = 'WORD',
  MCQ = 'MCQ',
  KID_HANZI = 'KID_HANZI',
}
registerEnumType(PackageCardType, { name: 'PackageCardType', description: 'Kind of cards a package holds.' });

export enum PackageAccess {
  AUTHOR = 'AUTHOR',
  VIP = 'VIP',
  UNLOCK = 'UNLOCK',
}
registerEnumType(PackageAccess, {
  name: 'PackageAccess',
  description: 'Why all of a package can be learned: it is own, unlocked (or free), or VIP is valid.',
});

export enum ShareStatus {
  OFF = 'OFF',
  COMMUNITY = 'COMMUNITY',
  SHARED = 'SHARED',
}
registerEnumType(ShareStatus, { name: 'ShareStatus', description: 'Who can find a package.' });

@ObjectType({ description: 'What only the owner of a package sees.' })
export class OwnedInfo {
  @Field(() => PackageCardType, { nullable: true, description: 'Kind of a newly created card.' })
  defaultCardType: PackageCardType | null;

  @Field(() => ShareStatus, { description: 'Who can find it.' })
  shareStatus: ShareStatus;

  @Field({ description: 'When the owner made it.' })
  createdAt: Date;
}

@ObjectType({ description: 'Place of a package on the shelf.' })
export class ShelfInfo {
  @Field({ description: 'When it was added.' })
  addedShelfAt: Date;
}

@ObjectType({ description: 'Use of a package that is neither own nor unlocked.' })
export class TrailStatus {
  @Field(() => Int, { description: 'Units completed on trial.' })
  trailCount: number;

  @Field(() => Int, { description: 'Units that can be completed on trial.' })
  trailLimit: number;
}

@ObjectType({ description: 'Number of cards of a chapter.' })
export class ChapterCardsCount {
  @Field(() => Int, { description: 'The chapter.' })
  chapterId: number;

  @Field(() => Int, { description: 'Cards in it, 0 or more.' })
  count: number;
}

/** Texts of a package in another language than its own. */
export type PackageTranslations = Partial<Record<'zh' | 'en', { name: string; description: string }>>;

@ObjectType({ description: 'A deck of cards in chapters, as the caller sees it.' })
@Entity('package')
@Index('package_community', ['rankScore', 'id'], { where: "share_status = 'COMMUNITY' AND removed_at IS NULL" })
@Index('package_author', ['authorId'])
export class Package {
  @Field(() => Int, { description: 'Identifier.' })
  @PrimaryGeneratedColumn({ type: 'int', primaryKeyConstraintName: 'package_pk' })
  id: number;

  @Field({ description: 'Unguessable name in public addresses.' })
  @Index('package_hash_id', { unique: true })
  @Column({ type: 'text' })
  hashId: string;

  /** Stable name of a starter package; null for a package that people made. */
  @Index('package_slug', { unique: true })
  @Column({ type: 'text', nullable: true })
  slug: string | null;

  /** Hash of the file a starter package was loaded from. */
  @Column({ type: 'text', nullable: true })
  sourceHash: string | null;

  @Column({ type: 'int' })
  authorId: number;

  @Field({ description: 'Name, in the language of the caller where it is translated.' })
  @Column({ type: 'text' })
  name: string;

  @Field({ description: 'At most 1000 characters, in the language of the caller where it is translated.' })
  @Column({ type: 'text', default: '' })
  description: string;

  @Column({ type: 'jsonb', default: {} })
  translations: PackageTranslations;

  @Field(() => PackageStyle, { description: 'Look of the cover.' })
  @Column({ type: 'jsonb' })
  style: PackageStyle;

  @Field(() => PackageCardType, { nullable: true, description: 'Kind of all cards; null where they are mixed.' })
  @Column({ type: 'text', nullable: true })
  cardType: PackageCardType | null;

  @Column({ type: 'text', nullable: true })
  defaultCardType: PackageCardType | null;

  @Field(() => Int, { description: 'Cards in it, 0 or more.' })
  @Column({ type: 'int', default: 0 })
  cardCount: number;

  @Field(() => Int, { description: 'Cards of it that the caller has met.' })
  cardCountLearned: number;

  @Field(() => [Chapter], { description: 'Chapters in reading order.' })
  @KeyedBy('id')
  chapters: Chapter[];

  @Field(() => [ChapterCardsCount], { description: 'Number of cards of each chapter.' })
  @KeyedBy('chapterId', { value: 'count' })
  chapterCardsCount: ChapterCardsCount[];

  @Field(() => [ContentTagRef], { description: 'Subjects it belongs to.' })
  @Column({ type: 'jsonb', default: [] })
  contentTags: ContentTagRef[];

  @Field(() => [String], { description: 'Asset ids of preview pictures.' })
  @Column({ type: 'text', array: true, default: '{}' })
  previewImgs: string[];

  @Column({ type: 'text', default: 'OFF' })
  shareStatus: ShareStatus;

  /** Higher is listed earlier. */
  @Column({ type: 'double precision', default: 0 })
  rankScore: number;

  @Field(() => PackageAccess, { nullable: true, description: 'Why all of it can be learned; null is a trial.' })
  packageAccess: PackageAccess | null;

  @Field(() => OwnedInfo, { nullable: true, description: "Present on the caller's own package." })
  owned: OwnedInfo | null;

  @Field(() => ShelfInfo, { nullable: true, description: 'Present while it is on the shelf.' })
  shelf: ShelfInfo | null;

  @Field(() => Int, { description: 'Diamonds to unlock it; 0 is free.' })
  @Column({ type: 'int', default: 0 })
  unlockDiamondRequirement: number;

  @Field(() => TrailStatus, { description: 'Trial of the caller.' })
  trailStatus: TrailStatus;

  @Field({ description: 'When it was made.' })
  @Column({ type: 'timestamptz' })
  createdAt: Date;

  @Field({ description: 'When it or its cards last changed.' })
  @Column({ type: 'timestamptz' })
  updatedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  firstReleasedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was last published.' })
  @Column({ type: 'timestamptz', nullable: true })
  lastSnapshotAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  removedAt: Date | null;
}

@ObjectType({ description: 'Packages.' })
export class PackageList {
  @Field(() => [Package], { description: 'All of them.' })
  packages: Package[];
}

/** Units that an account completed in a package it has no access to. */
@Entity('package_trial')
export class PackageTrial {
  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'package_trial_pk' })
  userId: number;

  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'package_trial_pk' })
  packageId: number;

  @Column({ type: 'int' })
  trailCount: number;
}

/** A package that an account unlocked for good. */
@Entity('package_unlock')
export class PackageUnlock {
  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'package_unlock_pk' })
  userId: number;

  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'package_unlock_pk' })
  packageId: number;

  @Column({ type: 'timestamptz' })
  unlockedAt: Date;
}
