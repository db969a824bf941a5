import { type CardContent, parseCardContent } from '#domain/cards/content.ts';
import { type Means, NO_MEANS } from '#domain/cards/faces/means.ts';
import { PRACTICE_CARD_TIMES } from '#domain/limits.ts';
import { drawSeed, type Random } from '#domain/random.ts';
import { initialDifficulty } from './difficulty.ts';
import { drawFrame } from './draw.ts';
import { isAskable } from './faces.ts';
import { initialQueue } from './queue.ts';
import { type Schedule, SESSION_VERSION, type Session, type SessionCard, type UnitStart } from './session.ts';

interface StartOptions {
  random: Random;
  /** Epoch milliseconds. */
  now: number;
  /** Spelling is asked outside production only. */
  spelling?: boolean;
  /** What can be heard and drawn; nothing where it is left out. */
  means?: Means;
}

/** The session of a fresh unit at its first frame. A unit without cards starts with its boss, who then has nothing. */
export function startSession(unit: UnitStart, options: StartOptions): Session {
  const challengeIndex = unit.challengeIndex ?? null;
  const isDuel = challengeIndex !== null;
  const { random, now, spelling = false, means = NO_MEANS } = options;
  const isDebug = unit.unitId === 0;
  // guard: settings of debug units apply to no other
  const { practiceTimes, facesSet } = (isDebug && unit.debug) || {
    practiceTimes: isDuel ? 1 : PRACTICE_CARD_TIMES,
    facesSet: {},
  };
  const session: Session = {
    version: SESSION_VERSION,
    queueType: isDuel ? 'Duel' : 'Insert',
    unitId: unit.unitId,
    stageId: unit.stageId,
    level: unit.level,
    packageId: unit.packageId,
    challengeIndex,
    mode: unit.mode,
    isDebug,
    spelling,
    means,
    declined: [],
    practiceTimes,
    facesSet,
    startedAt: Date.parse(unit.startedAt),
    updatedAt: now,
    seed: drawSeed(random),
    drawn: 0,
    cards: unit.schedules.map(sessionCard),
    queue: initialQueue(unit.schedules),
    boss: null,
    history: [],
    frame: { type: 'done' },
    combo: { current: 0, max: 0 },
  };
  return drawFrame(session, now);
}

function sessionCard({ cardId, cardStatus, content, r, authorId }: Schedule): SessionCard {
  return {
    cardId,
    cardStatus,
    authorId,
    content: readable(content),
    difficulty: initialDifficulty(cardStatus, r),
    practised: 0,
    lastFace: null,
    lastStars: null,
    events: [],
    seconds: 0,
    times: 0,
  };
}

function readable(json: string): CardContent | null {
  const parsed = parseCardContent(json);
  return parsed.ok && isAskable(parsed.card) ? parsed.card : null;
}
