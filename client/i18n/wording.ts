import type { zh } from './zh.ts';

/** The wording of one language: every key of the Chinese catalogue, nothing else. */
export type Wording = { [N in keyof typeof zh]: Record<keyof (typeof zh)[N], string> };
