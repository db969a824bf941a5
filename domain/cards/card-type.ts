import type { CardContent } from './content.ts';
import type { Answer, FaceAction, Judged } from './faces/answer.ts';
import type { Asked } from './faces/asked.ts';
import type { FaceContext } from './faces/context.ts';
import type { Means, Need } from './faces/means.ts';
import type { AskedAt, FaceSetting } from './faces/settings.ts';
import type { CardProblem } from './problem.ts';

/** All that the product has to know of one type of cards. `types.ts` registers it; nothing else tells types apart. */
export interface CardTypeDefinition<C extends { type: string }, Q extends Asked> {
  type: C['type'];
  /** The form such a card is kept in. */
  normalise(card: C): C;
  /** What keeps a normalised card from being saved, but for texts that are too long. */
  problems(card: C): CardProblem[];
  /** The card on one line. */
  title(card: C): string;
  /** The line below it; may be empty. */
  detail(card: C): string;
  /** The language of the title where it is a foreign one. */
  titleLang: 'en' | null;
  /** In a match, title and detail make a pair. Pairs that come `along` need one that is `welcome` among them. */
  match: 'welcome' | 'along' | 'never';
  /** Whether any face can ask the card. */
  isAskable(card: C): boolean;
  /** The faces allowed at each difficulty; higher means less to go by. Spelling is left out of production. */
  asked(card: C, spelling: boolean): AskedAt<Q['face']>;
  /** The setting that may say something else than `asked`. Left out where there is none. */
  setting?(card: C): FaceSetting;
  /** Every face of the type, the one that is easiest to guess first. */
  faces: { [F in Q['face']]: Face<C, QuestionWith<Q, F>, Q['face']> };
}

/** One way to ask a card. */
export interface Face<C, Q extends Asked, Name extends string = string> {
  build(card: C, context: FaceContext): Q;
  /** The face that asks instead where this one cannot ask the card, else null. Left out where it always can. */
  instead?(card: C, alternates: readonly CardContent[], means: Means): Name | null;
  /** What a learner may say to be unable to do; the question is then asked by the face that does without. */
  needs?: Need;
  /** False where it asks for recall and offers no answer: then it may count as easy. */
  guessable: boolean;
  /** How its question is answered. */
  answering(question: Q): Answering<Q>;
}

/** How a question is answered: the untouched answer, and what an action makes of it. */
export interface Answering<Q, A extends Answer = Answer> {
  kind: A['kind'];
  open(question: Q): A;
  judge(question: Q, answer: A, action: FaceAction): Judged<A>;
  /** The help for what comes next, null where there is none. Left out where the question has one hint for all of it. */
  hint?(question: Q, answer: A): string | null;
  /** The option that a single tap passes with. Left out where it takes more than one. */
  right?(question: Q): number;
}

/** The questions of one face. */
export type QuestionWith<Q extends Asked, F> = Q extends unknown ? (F extends Q['face'] ? Q : never) : never;
