import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity.ts';

export type AssetKind = 'IMAGE' | 'DOCUMENT';

/** A file that is kept, whoever uploaded it: named by the SHA-256 of what is kept. */
@Entity('asset')
export class Asset {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'asset_pk' })
  id: string;

  @Column({ type: 'text' })
  kind: AssetKind;

  @Column({ type: 'text' })
  contentType: string;

  /** px; null for a document. */
  @Column({ type: 'int', nullable: true })
  width: number | null;

  @Column({ type: 'int', nullable: true })
  height: number | null;

  /** All of its files are written; before, it is served to nobody. */
  @Column({ type: 'boolean', default: false })
  ready: boolean;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  /** Since when nothing was seen to show it. */
  @Column({ type: 'timestamptz', nullable: true })
  unusedSince: Date | null;
}

/** That an account has a file, or was given a form for it. */
@Entity('asset_upload')
export class AssetUpload {
  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'asset_upload_pk' })
  @ForeignKey(() => User, { onDelete: 'CASCADE', name: 'asset_upload_user_id_fkey' })
  userId: number;

  /** Of the file as it was sent: a checksum, and no name. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'asset_upload_pk' })
  md5: string;

  /** Bytes of the file as it was sent. */
  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'asset_upload_pk' })
  size: number;

  @Column({ type: 'text' })
  fileName: string;

  /** Null until the file was received and read. */
  @Index('asset_upload_asset')
  @Column({ type: 'text', nullable: true })
  @ForeignKey(() => Asset, { onDelete: 'CASCADE', name: 'asset_upload_asset_id_fkey' })
  assetId: string | null;

  @Column({ type: 'timestamptz' })
  @Index('asset_upload_unfinished', { where: 'asset_id IS NULL' })
  requestedAt: Date;
}
