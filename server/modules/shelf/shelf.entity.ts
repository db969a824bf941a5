import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Package } from '../packages/package.entity.ts';

@ObjectType({ description: 'A package that an account put on its shelf.' })
@Entity('shelf')
export class ShelfEntry {
  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'shelf_pk' })
  userId: number;

  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'shelf_pk' })
  packageId: number;

  @Field(() => Package, { description: 'The package.' })
  @ManyToOne(() => Package, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'package_id' })
  package: Package;

  @Field({ description: 'When it was added.' })
  @Column({ type: 'timestamptz' })
  addedAt: Date;
}
