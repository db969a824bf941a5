import { Column, Entity, PrimaryColumn } from 'typeorm';

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
