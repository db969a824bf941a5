import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '#server/kernel/access.ts';
import { Changes } from '#server/kernel/changes.ts';
import type { Context } from '#server/kernel/context.ts';
import { Rest } from '#server/kernel/rest.ts';
import { Package } from '../packages/package.entity.ts';
import { Card, CardBatch, CardList, FoundCards } from './card.entity.ts';
import {
  CardsArgs,
  CopyCardsInput,
  CreateCardInput,
  CreateCardsInput,
  FindCardsArgs,
  MoveCardInput,
  MoveCardsInput,
  SelectedCardsArgs,
  UpdateCardInput,
} from './card.inputs.ts';
import { listCards } from './card.service.ts';
import { updateCard } from './card-change.ts';
import { createCard, createCards } from './card-creation.ts';
import { findCards } from './card-finding.ts';
import { copyCards, moveCard, moveCards } from './card-moves.ts';
import { deleteCards, restoreCards } from './card-removal.ts';
import { removedParts } from './removed-parts.ts';
import { RemovedParts } from './removed-parts.types.ts';
import { CARDS } from './settings.ts';

/** The package after a change of its cards. */
const CHANGED = '{ id cardCount chapterCardsCount { chapterId count } cardsContentHash updatedAt }';

@Resolver()
export class CardResolver {
  @Query(() => CardList, { description: 'Cards of a chapter in their order, a part at a time.' })
  @Access('member')
  @Rest('GET /v1/package_source/cards/:packageId/:chapterId')
  cards(@Args(() => CardsArgs) args: CardsArgs, @Ctx() ctx: Context): Promise<CardList> {
    return listCards(ctx, args);
  }

  @Query(() => FoundCards, { description: 'Cards of an own package that say what is asked for, a part at a time.' })
  @Access('member')
  @Rest('GET /v1/package_source/packages/:packageId/found-cards')
  findCards(@Args(() => FindCardsArgs) args: FindCardsArgs, @Ctx() ctx: Context): Promise<FoundCards> {
    return findCards(ctx, args);
  }

  @Query(() => RemovedParts, {
    description: 'Chapters and cards that were removed from an own package and can be brought back.',
  })
  @Access('member')
  @Rest('GET /v1/package_source/packages/:packageId/removed')
  removedParts(
    @Arg('packageId', () => Int, { description: 'An own package.' }) packageId: number,
    @Ctx() ctx: Context,
  ): Promise<RemovedParts> {
    return removedParts(ctx, packageId);
  }

  @Mutation(() => Card, { description: 'Writes a card into an own package.' })
  @Changes('cards', 'tasks', 'unclaimedTaskCount')
  @Access('member')
  @Rest('POST /v1/package_source/cards')
  createCard(@Arg('input') input: CreateCardInput, @Ctx() ctx: Context): Promise<Card> {
    return createCard(ctx, input);
  }

  @Mutation(() => CardBatch, { description: 'Writes several cards into an own package, all or none.' })
  @Changes('cards', 'tasks', 'unclaimedTaskCount')
  @Access('member')
  @Rest('POST /v1/package_source/cards/batch', { bodyBytes: CARDS.batchBytes })
  async createCards(@Arg('input') input: CreateCardsInput, @Ctx() ctx: Context): Promise<CardBatch> {
    return { cards: await createCards(ctx, input) };
  }

  @Mutation(() => Card, {
    description:
      'Changes the content of an own card; where it was changed meanwhile, CARD_CHANGED with the card as it is.',
  })
  @Changes()
  @Access('member')
  @Rest('PUT /v1/package_source/cards/:id')
  updateCard(
    @Arg('id', () => Int, { description: 'An own card.' }) id: number,
    @Arg('input') input: UpdateCardInput,
    @Ctx() ctx: Context,
  ): Promise<Card> {
    return updateCard(ctx, id, input);
  }

  @Mutation(() => Package, {
    description: 'Removes a card of an own package, which can be brought back for 30 days; answers the package.',
  })
  @Changes('cards', 'findCards', 'removedParts')
  @Access('member')
  @Rest('DELETE /v1/package_source/cards/:packageId/:chapterId/:cardId', { shape: CHANGED })
  deleteCard(
    @Arg('packageId', () => Int, { description: 'An own package.' }) packageId: number,
    @Arg('chapterId', () => Int, { description: 'A chapter of it.' }) chapterId: number,
    @Arg('cardId', () => Int, { description: 'A card of that.' }) cardId: number,
    @Ctx() ctx: Context,
  ): Promise<Package> {
    return deleteCards(ctx, packageId, [cardId], chapterId);
  }

  @Mutation(() => Package, {
    description: 'Removes cards of an own package, which can be brought back for 30 days; answers the package.',
  })
  @Changes('cards', 'findCards', 'removedParts')
  @Access('member')
  @Rest('POST /v1/package_source/cards/delete', { shape: CHANGED })
  deleteCards(
    @Args(() => SelectedCardsArgs) { packageId, cardIds }: SelectedCardsArgs,
    @Ctx() ctx: Context,
  ): Promise<Package> {
    return deleteCards(ctx, packageId, cardIds);
  }

  @Mutation(() => CardBatch, {
    description: 'Brings back cards that were removed in the last 30 days to where they stood.',
  })
  @Changes('cards', 'findCards', 'removedParts')
  @Access('member')
  @Rest('POST /v1/package_source/cards/restore')
  async restoreCards(
    @Args(() => SelectedCardsArgs) { packageId, cardIds }: SelectedCardsArgs,
    @Ctx() ctx: Context,
  ): Promise<CardBatch> {
    return { cards: await restoreCards(ctx, packageId, cardIds) };
  }

  @Mutation(() => CardBatch, {
    description: 'Copies own cards to a place; until it is edited a copy has createdType DUPLICATE.',
  })
  @Changes('cards', 'tasks', 'unclaimedTaskCount')
  @Access('member')
  @Rest('POST /v1/package_source/cards/copy')
  async copyCards(@Arg('input') input: CopyCardsInput, @Ctx() ctx: Context): Promise<CardBatch> {
    return { cards: await copyCards(ctx, input) };
  }

  @Mutation(() => Card, { description: 'Moves an own card, also into another own package of the same kind.' })
  @Changes('cards', 'package')
  @Access('member')
  @Rest('POST /v1/package_source/packages/move-card')
  moveCard(@Arg('input') input: MoveCardInput, @Ctx() ctx: Context): Promise<Card> {
    return moveCard(ctx, input);
  }

  @Mutation(() => CardBatch, {
    description: 'Moves own cards together, also into another own package of the same kind.',
  })
  @Changes('cards', 'package')
  @Access('member')
  @Rest('POST /v1/package_source/packages/move-cards')
  async moveCards(@Arg('input') input: MoveCardsInput, @Ctx() ctx: Context): Promise<CardBatch> {
    return { cards: await moveCards(ctx, input) };
  }
}
