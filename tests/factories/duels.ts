import { bloodLeft } from '#domain/session/blood.ts';
import { completeReport } from './units.ts';

/** The report of a duel in which the first `mistaken` cards were answered wrong once. */
export function duelReport(unit: Parameters<typeof completeReport>[0], mistaken = 0) {
  const events = (index: number) => (index < mistaken ? 'WRONG CORRECT' : 'CORRECT');
  return { ...completeReport(unit, { events }), blood: bloodLeft(unit.schedules.length, mistaken) };
}
