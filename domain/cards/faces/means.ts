/** What a face may need that not every learner and not every place has. */
export type Need = 'hearing' | 'drawing';

/** What can be heard and drawn now. A face that needs more is asked by the one that stands in for it. */
export interface Means {
  /** Languages that are read aloud here: there is a voice, and sound is wanted. */
  voices: readonly ('zh' | 'en')[];
  /** Characters that a voice reads in one way, so that it says what a card means. */
  readOneWay: readonly string[];
  /** Characters whose strokes are at hand, with how many each has. */
  strokes: Readonly<Record<string, number>>;
}

/** Neither sound nor strokes. */
export const NO_MEANS: Means = { voices: [], readOneWay: [], strokes: {} };

/** The means of a learner who asked to do without some of them. */
export function meansWithout({ voices, readOneWay, strokes }: Means, declined: readonly Need[]): Means {
  return {
    voices: declined.includes('hearing') ? [] : voices,
    readOneWay,
    strokes: declined.includes('drawing') ? {} : strokes,
  };
}
