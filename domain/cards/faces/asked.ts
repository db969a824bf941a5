/**
 * A face applied to one card: everything the learner sees and what is right, as plain JSON.
 * `hint` is a partial help that never spells out the whole answer, null where there is none.
 */
export interface Asked<F extends string = string> {
  face: F;
  cardId: number;
  hint: string | null;
}

/** `note` is what a wrong option really belongs to, told after it was chosen. */
export interface TextOption {
  text: string;
  note: string | null;
}
