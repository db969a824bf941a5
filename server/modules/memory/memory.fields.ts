import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { Relation } from '#server/kernel/access.ts';
import type { Context } from '#server/kernel/context.ts';
import { Card, CardStatus } from '../cards/card.entity.ts';
import { Package } from '../packages/package.entity.ts';
import { UnitCompletion } from '../units/unit.types.ts';
import { remembers } from './memory.participant.ts';
import { hasMet, learnedOf } from './memory.service.ts';

@ObjectType({ description: 'Mastery of a card before and after a unit.' })
class MasteryChange {
  @Field(() => Int, { description: 'The card.' })
  cardId: number;

  @Field(() => Int, { description: 'Mastery after, 0 to 100.' })
  newMastery: number;

  @Field(() => Int, { description: 'Mastery before, 0 to 100.' })
  oldMastery: number;
}

@Resolver(() => UnitCompletion)
export class UnitCompletionMemory {
  @FieldResolver(() => [MasteryChange], { description: 'One for each card of the unit.' })
  masteryChanges(@Root() { effects }: UnitCompletion): MasteryChange[] {
    return remembers.effect(effects).kept;
  }
}

@ObjectType({ description: 'How far the caller is in a package.' })
class PackageProgress {
  @Field(() => Int, { description: 'Cards of it that the caller has met, 0 to total.' })
  learned: number;

  @Field(() => Int, { description: 'Cards in it.' })
  total: number;
}

@Resolver(() => Package)
export class ProgressInPackage {
  @FieldResolver(() => Int, { description: 'Cards of it that the caller has met.' })
  cardCountLearned(@Root() of: Package, @Ctx() ctx: Context): Promise<number> {
    return learnedOf(ctx, of);
  }

  @FieldResolver(() => PackageProgress, { description: 'How far the caller is.' })
  @Relation('visitor')
  async progress(@Root() of: Package, @Ctx() ctx: Context): Promise<PackageProgress> {
    return { learned: await learnedOf(ctx, of), total: of.cardCount };
  }
}

@Resolver(() => Card)
export class StatusOfCard {
  @FieldResolver(() => CardStatus, { description: 'REVIEW once the caller has met it.' })
  async cardStatus(@Root() { id }: Card, @Ctx() ctx: Context): Promise<CardStatus> {
    return (await hasMet(ctx, id)) ? CardStatus.REVIEW : CardStatus.DEBUT;
  }
}
