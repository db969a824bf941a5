import { MEMORY } from './settings.ts';

/** How many debut cards a unit takes before any review, by how many cards are due. */
export interface DebutLimits {
  /** Debut cards where little is due. */
  debuts: number;
  /** More due cards than this are a backlog, with few debut cards, and those that gain most are asked first. */
  backlogAt: number;
  backlogDebuts: number;
  /** More due cards than this are a flood, without debut cards. */
  floodAt: number;
}

/** The limits for a unit of `size` cards. */
export function debutLimits(size: number): DebutLimits {
  return {
    debuts: Math.floor(size * MEMORY.debutShare),
    backlogAt: MEMORY.backlogUnits * size,
    backlogDebuts: MEMORY.backlogDebuts,
    floodAt: MEMORY.floodUnits * size,
  };
}
