import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A package that an account put on its shelf. */
@Entity('shelf')
export class ShelfEntry {
  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'shelf_pk' })
  userId: number;

  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'shelf_pk' })
  packageId: number;

  @Column({ type: 'timestamptz' })
  addedAt: Date;
}
