import { BOSS_CARDS, MATCH_CARDS } from '#domain/limits.ts';
import { isMatchable } from './match.ts';
import { getCard, isReported, type Session, type SessionCard } from './session.ts';

/** How much of the unit is done, 0 to 1: practice and boss frames count alike. */
export function progressOf(session: Session): number {
  if (session.frame.type === 'done') return 1;
  const practised = session.cards.reduce((sum, card) => sum + card.practised, 0);
  if (session.queueType !== 'Insert') return practised / Math.max(1, session.cards.length * session.practiceTimes);
  const readable = session.cards.filter((card) => card.content !== null).length;
  const matched = session.cards.filter(isMatchable).length >= MATCH_CARDS ? 1 : 0;
  const bossTotal = Math.min(BOSS_CARDS, readable) + matched;
  const beaten = session.boss === null ? 0 : bossTotal - session.boss.length;
  const total = session.cards.length * session.practiceTimes + bossTotal;
  return total === 0 ? 0 : Math.min(1, (practised + beaten) / total);
}

/** Cards not practised as often as they should; a finished session must have none. */
export function unfinishedCards(session: Session): SessionCard[] {
  return session.cards.filter((card) => card.practised < session.practiceTimes);
}

/** Whether leaving would lose something, so that it must be confirmed. */
export function losesByLeaving(session: Session): boolean {
  return isReported(session) && session.cards.some((card) => card.events.length > 0);
}

/** The card answered before the present frame, null when there is none (learn.first_card). */
export function findPreviousCard(session: Session): SessionCard | null {
  const { frame, history } = session;
  const answered = (frame.type === 'practice' || frame.type === 'boss') && frame.answer?.passed === true;
  const cardId = history.at(answered ? -2 : -1);
  return cardId === undefined ? null : getCard(session, cardId);
}

/** Whether the card's detail is due before the next card: a first learn that was just answered. A duel does not stop for it. */
export function showsDetail({ queueType, frame }: Session): boolean {
  return queueType !== 'Duel' && frame.type === 'practice' && frame.firstLearn && frame.answer?.passed === true;
}
