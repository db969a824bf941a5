import type { Difficulty } from './context.ts';

/** The faces allowed at each difficulty. */
export type AskedAt<Face extends string = string> = Readonly<Record<Difficulty, readonly Face[]>>;

/** The kinds of cards whose faces can be set. */
export const FACE_SETTINGS = ['singleCloze', 'multiCloze', 'enWord'] as const;
export type FaceSetting = (typeof FACE_SETTINGS)[number];
