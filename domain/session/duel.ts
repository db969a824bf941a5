import { bloodLeft, hpAfter, isMistake, startingHp } from './blood.ts';
import type { Session, SessionCard } from './session.ts';

/** Both sides of a duel, in hp. */
export interface Duel {
  /** The learner has half of the cards, floored, and loses one with each card that was answered wrong. */
  player: number;
  playerMax: number;
  /** The enemy has one for each card, and loses it when the card is passed. */
  enemy: number;
  enemyMax: number;
}

/** Cards of a duel that were answered with a mistake, which costs one hp however many there are. */
export const mistakenCards = ({ cards }: Pick<Session, 'cards'>): SessionCard[] =>
  cards.filter(({ events }) => events.some(isMistake));

/** How a duel stands. A card that cannot be shown costs nobody anything but its turn. */
export function duelOf(session: Pick<Session, 'cards'>): Duel {
  const { cards } = session;
  return {
    player: hpAfter(cards.length, mistakenCards(session).length),
    playerMax: startingHp(cards.length),
    enemy: cards.filter(({ practised }) => practised === 0).length,
    enemyMax: cards.length,
  };
}

/** The share of the learner's hp that is left, 0 to 1. */
export const bloodOf = (session: Pick<Session, 'cards'>): number =>
  bloodLeft(session.cards.length, mistakenCards(session).length);

/** Whether a duel is lost: the last mistake decides, also where it was made on the last card. */
export const isDefeated = (session: Session): boolean => session.queueType === 'Duel' && duelOf(session).player === 0;
