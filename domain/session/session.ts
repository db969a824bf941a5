import type { CardContent } from '#domain/cards/content.ts';
import type { Answer } from '#domain/cards/faces/answer.ts';
import type { Difficulty } from '#domain/cards/faces/context.ts';
import type { Means, Need } from '#domain/cards/faces/means.ts';
import type { Combo } from './combo.ts';
import type { LearnEvent } from './events.ts';
import type { Stars } from './face.ts';
import type { FacesSet } from './face-settings.ts';
import type { Match } from './match.ts';
import type { FaceName, Question } from './question.ts';

/** A scheduled card as the start of a unit answers it; `content` is the JSON string of the card. */
export interface Schedule {
  cardId: number;
  cardStatus: 'DEBUT' | 'REVIEW';
  content: string;
  r: number;
  authorId: number;
}

/** How a debug unit asks its cards: how often each is practised, at least once, and with which faces. */
export interface DebugSettings {
  practiceTimes: number;
  facesSet: FacesSet;
}

/** A unit that can be learned; unitId 0 is a debug unit, which is never reported. */
export interface UnitStart {
  unitId: number;
  stageId: number;
  level: number;
  /** Null for a challenge. */
  packageId: number | null;
  /** The challenge whose duel it is, 1 and up; null or absent for a stage. */
  challengeIndex?: number | null;
  mode: 'NORMAL' | 'PASSIONATE';
  /** ISO 8601, by the server's clock. */
  startedAt: string;
  schedules: readonly Schedule[];
  /** Of a debug unit only. */
  debug?: DebugSettings;
}

/** `content` is null where the card could not be read; `seconds` and `times` are what the report says. */
export interface SessionCard {
  cardId: number;
  cardStatus: 'DEBUT' | 'REVIEW';
  authorId: number;
  content: CardContent | null;
  difficulty: Difficulty;
  practised: number;
  lastFace: FaceName | null;
  lastStars: Stars | null;
  events: LearnEvent[];
  seconds: number;
  times: number;
}

/** One card asked once. Question and answer are null where the card could not be read. */
export interface QuizFrame {
  type: 'practice' | 'boss';
  cardId: number;
  question: Question | null;
  answer: Answer | null;
  difficulty: Difficulty;
  /** The first time a DEBUT card is practised. */
  firstLearn: boolean;
  /** Epoch milliseconds. */
  shownAt: number;
}
export interface MatchFrame {
  type: 'match';
  match: Match;
  shownAt: number;
}
export type Frame = QuizFrame | { type: 'bossStart' } | MatchFrame | { type: 'done' };

/** What the boss brings: each card takes `tickHp` of its `hp`, the match 20 for each pair. */
export type BossFace =
  | { type: 'card'; cardId: number; hp: number; tickHp: number }
  | { type: 'match'; cardIds: number[]; hp: number; tickHp: number };

/**
 * How cards follow each other: practised, put back and asked by a boss; each once against an enemy; or those with a mistake
 * once more, without a boss.
 */
export type QueueType = 'Insert' | 'Duel' | 'WrongCards';
/** Queues that a device keeps: of a round of wrong cards nothing is left to lose. */
export const KEPT_QUEUES: readonly QueueType[] = ['Insert', 'Duel'];

/** Whether a device keeps it. A debug unit begins anew, so that it never takes the place of a unit that was left in its middle. */
export const isKept = ({ isDebug, queueType }: Pick<Session, 'isDebug' | 'queueType'>): boolean =>
  !isDebug && KEPT_QUEUES.includes(queueType);

export const SESSION_VERSION = 1;

/**
 * A unit being learned, as plain JSON: a reload that reads it back goes on with the same future.
 * Chance comes from `seed` and the number of frames drawn, never from outside.
 */
export interface Session {
  version: typeof SESSION_VERSION;
  queueType: QueueType;
  unitId: number;
  stageId: number;
  level: number;
  packageId: number | null;
  /** Of a duel, 1 and up. */
  challengeIndex: number | null;
  mode: 'NORMAL' | 'PASSIONATE';
  isDebug: boolean;
  spelling: boolean;
  /** What could be heard and drawn when the last frame was drawn; the device tells. */
  means: Means;
  /** What the learner asked to do without for the rest of the unit. */
  declined: readonly Need[];
  practiceTimes: number;
  /** Faces that were set for a debug unit; nothing is set for any other. */
  facesSet: FacesSet;
  /** Epoch milliseconds. */
  startedAt: number;
  updatedAt: number;
  seed: number;
  drawn: number;
  cards: SessionCard[];
  /** Cards still to be practised, the next one first. The card of an unanswered frame is not among them. */
  queue: number[];
  /** Null until the boss stage is reached, then what is left of it, the current face first. */
  boss: BossFace[] | null;
  /** Cards finished so far, in the order they were shown. */
  history: number[];
  frame: Frame;
  combo: Combo;
}

/** Whether the server is told of it: of a unit, and neither of a debug unit nor of a round of wrong cards. */
export const isReported = ({ isDebug, queueType }: Pick<Session, 'isDebug' | 'queueType'>): boolean =>
  !isDebug && queueType !== 'WrongCards';

/** Throws when the card is not of the session, which is a mistake of the caller. */
export function getCard(session: Session, cardId: number): SessionCard {
  const card = session.cards.find((other) => other.cardId === cardId);
  if (!card) throw new Error(`Card ${cardId} is not part of unit ${session.unitId}`);
  return card;
}

/** The session with one card changed. */
export function withCard(session: Session, cardId: number, change: Partial<SessionCard>): Session {
  const cards = session.cards.map((card) => (card.cardId === cardId ? { ...card, ...change } : card));
  return { ...session, cards };
}
