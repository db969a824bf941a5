import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { LocalDateScalar } from '#server/kernel/scalars/local-date.ts';

@ObjectType({ description: 'Days on which nothing is asked.' })
@Entity('holiday')
export class Holiday {
  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'holiday_pk' })
  userId: number;

  @Field(() => LocalDateScalar, { description: 'First day of it.' })
  @Column({ type: 'date' })
  since: string;

  @Field(() => LocalDateScalar, { description: 'Day on which learning goes on.' })
  @Column({ type: 'date' })
  until: string;
}
