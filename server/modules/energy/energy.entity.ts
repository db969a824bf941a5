import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

@ObjectType({ description: 'Bread: what starting a stage costs, coming back with time.' })
export class Energy {
  @Field(() => Int, { description: 'Points now, 0 or more.' })
  currentEnergy: number;

  @Field(() => Int, { description: 'Points at which it is full; higher while VIP is valid, and by what was added.' })
  energyLimit: number;

  @Field(() => Date, { nullable: true, description: 'When the next point comes; null when full.' })
  nextTickAt: Date | null;

  @Field(() => Int, { description: 'Minutes between two points.' })
  recoverInterval: number;
}

/** Energy as last settled; what there is now follows from the time since. No row means full. */
@Entity('energy')
@Check('energy_not_negative', 'value >= 0')
export class EnergyState {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @Column({ type: 'int' })
  value: number;

  /** The countdown to the next point began here. */
  @Column({ type: 'timestamptz' })
  since: Date;

  /** Points that were added to the limit. */
  @Column({ type: 'int', default: 0 })
  addedLimit: number;
}
