import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@ObjectType({ description: 'A part of a package.' })
@Entity('chapter')
@Index('chapter_package', ['packageId', 'orderKey'])
@Index('chapter_source', ['packageId', 'key'], { unique: true })
@Index('chapter_removed', ['removedAt'], { where: 'removed_at IS NOT NULL' })
export class Chapter {
  @Field(() => Int, { description: 'Identifier.' })
  @PrimaryGeneratedColumn({ type: 'int', primaryKeyConstraintName: 'chapter_pk' })
  id: number;

  @Column({ type: 'int' })
  packageId: number;

  /** Stable name inside a starter package. */
  @Column({ type: 'text', nullable: true })
  key: string | null;

  @Field({ description: 'Title.' })
  @Column({ type: 'text' })
  title: string;

  @Field(() => Int, { nullable: true, description: 'Chapter above it.' })
  @Column({ type: 'int', nullable: true })
  parentId: number | null;

  /** A chapter comes right before what is below it, so that this key alone is the order of reading. */
  @Field({ description: 'Chapters stand in the byte order of this key, each before those below it.' })
  @Column({ type: 'text', collation: 'C' })
  orderKey: string;

  @Field(() => Int, { description: 'Cards in it, 0 or more.' })
  @Column({ type: 'int', default: 0 })
  cardCount: number;

  @Column({ type: 'timestamptz', nullable: true })
  removedAt: Date | null;

  /** The chapter above it whose removal took it along; null where it was removed by itself, or is there. */
  @Column({ type: 'int', nullable: true })
  removedWith: number | null;
}
