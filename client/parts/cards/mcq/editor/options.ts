import type { McqCard } from '#domain/cards/content.ts';
import { MCQ_MAX_OPTIONS } from '#domain/limits.ts';

export type Option = McqCard['options'][number];

/** A, B, C … of the option at a place that counts from 0. */
export const letterOf = (place: number) => String.fromCharCode('A'.charCodeAt(0) + place);

/** The option at `place` becomes an answer, or none; where there is one answer only, the others are none then. */
export function withAnswer(options: readonly Option[], place: number, isAnswer: boolean, several: boolean): Option[] {
  return options.map((option, at) => {
    if (at === place) return { ...option, isAnswer };
    return isAnswer && !several ? { ...option, isAnswer: false } : option;
  });
}

/** Of several answers the first stays. */
export function withOneAnswer(options: readonly Option[]): Option[] {
  const first = options.findIndex(({ isAnswer }) => isAnswer);
  return options.map((option, at) => ({ ...option, isAnswer: at === first }));
}

export const isUnwritten = ({ content, isAnswer }: Option) => !isAnswer && content.trim() === '';

/**
 * Lines put in at a place: an empty option there takes the first one, and empty ones after it the next ones. No more than nine
 * options come of it.
 */
export function withLines(options: readonly Option[], place: number, lines: readonly string[]): Option[] {
  const standing = options[place];
  const replaced = standing !== undefined && standing.content.trim() === '';
  const [first, ...rest] = lines;
  const put = replaced
    ? [{ ...standing, content: first ?? '' }, ...rest.map((content) => ({ content, isAnswer: false }))]
    : [...(standing ? [standing] : []), ...lines.map((content) => ({ content, isAnswer: false }))];
  const below = options.slice(place + 1);
  const written = below.findIndex((option) => !isUnwritten(option));
  const after = below.slice(Math.min(rest.length, written < 0 ? below.length : written));
  const room = MCQ_MAX_OPTIONS - place - after.length;
  return [...options.slice(0, place), ...put.slice(0, Math.max(0, room)), ...after];
}
