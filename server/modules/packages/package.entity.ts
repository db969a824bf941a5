import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Unlisted } from '#server/kernel/rest.ts';
import { PackageCardType, ShareStatus } from './package-enums.ts';
import { ContentTagRef, PackageStyle } from './package-style.ts';

/** Texts of a package in another language than its own. */
export type PackageTranslations = Partial<Record<'zh' | 'en', { name: string; description: string }>>;

@ObjectType({ description: 'A deck of cards in chapters, as the caller sees it.' })
@Entity('package')
@Index('package_community', ['rankScore', 'id'], { where: "share_status = 'COMMUNITY' AND removed_at IS NULL" })
@Index('package_author', ['authorId'])
@Index('package_removed', ['removedAt'], { where: 'removed_at IS NOT NULL' })
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

  @Field(() => [ContentTagRef], { description: 'Subjects it belongs to.' })
  @Column({ type: 'jsonb', default: [] })
  contentTags: ContentTagRef[];

  @Field(() => [String], { description: 'Asset ids of preview pictures.' })
  @Column({ type: 'text', array: true, default: '{}' })
  previewImgs: string[];

  @Column({ type: 'text', default: 'OFF' })
  shareStatus: ShareStatus;

  @Field(() => Float, { description: 'Higher is listed earlier.' })
  @Unlisted()
  @Column({ type: 'double precision', default: 0 })
  rankScore: number;

  @Field(() => Int, { description: 'Diamonds to unlock it; 0 is free.' })
  @Column({ type: 'int', default: 0 })
  unlockDiamondRequirement: number;

  @Field({ description: 'When it was made.' })
  @Column({ type: 'timestamptz' })
  createdAt: Date;

  @Field({ description: 'When it or its cards last changed.' })
  @Column({ type: 'timestamptz' })
  updatedAt: Date;

  @Field(() => Date, { nullable: true, description: 'When it was first published.' })
  @Unlisted()
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

@ObjectType({ description: 'An own package that was removed and can be brought back.' })
export class RemovedPackage {
  @Field(() => Int, { description: 'Identifier.' })
  id: number;

  @Field({ description: 'Name.' })
  name: string;

  @Field(() => PackageStyle, { description: 'Look of the cover.' })
  style: PackageStyle;

  @Field(() => PackageCardType, { nullable: true, description: 'Kind of all cards; null where they are mixed.' })
  cardType: PackageCardType | null;

  @Field(() => Int, { description: 'Cards in it, 0 or more.' })
  cardCount: number;

  @Field({ description: 'When it was removed; it is kept for 30 days.' })
  removedAt: Date;
}

@ObjectType({ description: 'Packages that were removed in the last 30 days.' })
export class RemovedPackageList {
  @Field(() => [RemovedPackage], { description: 'The newest first, at most 100.' })
  packages: RemovedPackage[];
}
