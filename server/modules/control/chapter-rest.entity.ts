import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A chapter that an account laid aside until a day. Those below it have rows of their own. */
@Entity('chapter_rest')
@Index('chapter_rest_chapter', ['chapterId'])
export class ChapterRest {
  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'chapter_rest_pk' })
  userId: number;

  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'chapter_rest_pk' })
  chapterId: number;

  @Column({ type: 'date' })
  until: string;
}
