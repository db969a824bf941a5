import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { LocalDateScalar } from '#server/kernel/scalars/local-date.ts';

export enum CheckInType {
  LEARN = 'LEARN',
}
registerEnumType(CheckInType, { name: 'CheckInType', description: 'What made a check-in: completing a unit.' });

@ObjectType({ description: 'The streak of the caller.' })
export class CheckIn {
  @Field({ description: 'A unit was completed today.' })
  todayCheckIn: boolean;

  @Field(() => Int, { description: 'Whole days without a check-in between the last one and today.' })
  lastUncheckInDays: number;

  @Field(() => Int, { description: 'Days in a row up to today or yesterday; 0 once a full day was missed.' })
  continuousDays: number;

  @Field(() => Int, { description: 'All days with a check-in.' })
  accumulatedDays: number;

  @Field(() => Int, { description: 'The longest streak in days.' })
  maxContinuousDays: number;

  @Field(() => Int, { nullable: true, description: 'Days aimed at: 7, 14, 30 or 60.' })
  target: number | null;

  @Field({ description: "Today's check-in was already celebrated." })
  popped: boolean;
}

@ObjectType({ description: 'One day of the calendar.' })
export class CheckInDay {
  @Field(() => LocalDateScalar)
  date: string;

  @Field(() => CheckInType, { nullable: true, description: 'Null for a day without a check-in.' })
  type: CheckInType | null;
}

/** What the calendar of an account adds up to. */
@Entity('check_in')
export class CheckInState {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @Column({ type: 'date' })
  lastDay: string;

  /** The instant of the last completed unit, so that a traveller's streak can be judged in the new zone. */
  @Column({ type: 'timestamptz' })
  lastAt: Date;

  @Column({ type: 'int' })
  continuousDays: number;

  @Column({ type: 'int' })
  accumulatedDays: number;

  @Column({ type: 'int' })
  maxContinuousDays: number;

  /** The check-in day that was celebrated. */
  @Column({ type: 'date', nullable: true })
  poppedDay: string | null;
}

/** A day with a check-in. */
@Entity('check_in_day')
export class CheckInDayRow {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @PrimaryColumn({ type: 'date' })
  day: string;
}
