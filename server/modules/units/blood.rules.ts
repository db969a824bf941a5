import { bloodLeft, isMistake } from '#domain/session/blood.ts';
import type { Problem } from '#domain/words.ts';
import type { CardEvents } from './report.rules.ts';

/** How far a share may be off by being written as decimals. */
const ROUNDING = 1e-9;

/** The blood that the events of a duel leave, 0 to 1: each card with a mistake took one hp. */
export function countedBlood(learnEvents: readonly CardEvents[]): number {
  return bloodLeft(learnEvents.length, learnEvents.filter(({ events }) => events.some(isMistake)).length);
}

/** Why the blood of a report cannot be true; empty where it can. Only a duel has any, and only one that was not lost. */
export function impossibleBlood(isDuel: boolean, blood: number | null, learnEvents: readonly CardEvents[]): Problem[] {
  const path = 'input.blood';
  // guard: no blood in a stage
  if (!isDuel)
    return blood === null ? [] : [{ path, message: { zh: '关卡没有 Boss 血量', en: 'a stage has no boss blood' } }];
  const counted = countedBlood(learnEvents);
  // guard: a duel that was lost is not completed
  if (counted === 0) return [{ path, message: { zh: '这场对决已经输了', en: 'the duel was lost' } }];
  // guard: blood that the events give
  if (blood === null || Math.abs(blood - counted) > ROUNDING)
    return [{ path, message: { zh: '与作答记录不符', en: 'does not agree with the events' } }];
  return [];
}
