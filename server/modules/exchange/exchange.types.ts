import { IsIn } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Energy } from '../energy/energy.entity.ts';
import { Assets } from '../wallet/wallet.entity.ts';
import { EXCHANGE } from './settings.ts';

@ObjectType({ description: 'Bread that is sold for diamonds.' })
export class EnergyExchange {
  @Field(() => Int, { description: 'What to name when buying.' })
  configId: number;

  @Field(() => Int, { description: 'Points that it brings; of one that fills up, what is missing now.' })
  energy: number;

  @Field({ description: 'Fills up to the limit, whatever is missing.' })
  fillsUp: boolean;

  @Field(() => Int, { description: 'Price in diamonds.' })
  diamond: number;
}

@ObjectType({ description: 'What a step of the limit costs.' })
export class EnergyLimitStep {
  @Field(() => Int, { description: 'Price in diamonds.' })
  diamond: number;

  @Field(() => Int, { description: 'Points that are added to the limit.' })
  energyLimit: number;
}

@ObjectType({ description: "What was added to the caller's bread limit, and what a step more costs." })
export class EnergyLimitExchange {
  @Field(() => Int, { description: 'Points that were added to the limit, 0 and up.' })
  addedEnergyLimit: number;

  @Field(() => Int, { description: 'Points that may be added in all, bought and given.' })
  maxEnergyLimitCapacity: number;

  @Field(() => EnergyLimitStep, { nullable: true, description: 'Null where no step fits any more.' })
  diamondExchange: EnergyLimitStep | null;
}

@ObjectType({ description: 'Bread and diamonds after a purchase.' })
export class EnergyPurchase {
  @Field(() => Energy, { description: 'Bread now.' })
  energy: Energy;

  @Field(() => Assets, { description: 'Diamonds and exp now.' })
  assets: Assets;
}

@InputType({ description: 'Which bread to buy.' })
export class ExchangeEnergyInput {
  @Field(() => Int, { description: 'One of `energyExchanges`.' })
  @IsIn(EXCHANGE.energy.map(({ configId }) => configId))
  configId: number;
}
