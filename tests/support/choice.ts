import type { Context } from '#server/kernel/context.ts';
import { composed } from '#server/kernel/database/parts.ts';
import { choice, choiceValues } from '#server/modules/memory/choice.service.ts';

/** A card a unit takes, with its predicted recall (0 for a card not met yet). */
interface ChosenCard {
  cardId: number;
  cardStatus: 'DEBUT' | 'REVIEW';
  r: number;
}

/** The choice of a start, without the start. */
export const choiceAlone = composed<ChosenCard>('tests.choice', {})`
  WITH ${choice.as('choice', '')} SELECT card_id AS "cardId", status AS "cardStatus", r FROM choice_chosen ORDER BY place`;

/** The cards that a unit of the caller would take now. */
export function chooseCards(ctx: Context, packageId: number, size: number): Promise<ChosenCard[]> {
  return ctx.db.rows(choiceAlone, choiceAlone.values({ choice: choiceValues(ctx, packageId, size) }));
}
