import type { CardContent } from '#domain/cards/content.ts';
import type { Difficulty } from '#domain/cards/faces/context.ts';
import { NO_MEANS } from '#domain/cards/faces/means.ts';
import { faces, typeOf } from '#domain/cards/types.ts';
import type { FaceName } from '#domain/session/question.ts';

/** Faces that some card cannot be asked with. */
export type DowngradedFace = Exclude<
  FaceName,
  | 'clozeGiveAwayJudgement'
  | 'wordSeeAndCheck'
  | 'wordListening'
  | 'mcq'
  | 'kidHanziChoice'
  | 'kidHanziSeeAndCheck'
  | 'kidHanziToneByEar'
  | 'kidHanziStrokes'
>;

/** A face that the difficulty allows, and what it comes to for this card. */
export interface PreviewFace {
  wished: FaceName;
  asked: FaceName;
  /** the faces that cannot ask it, from the wished one on; empty where it is asked as wished */
  passedOver: readonly DowngradedFace[];
}

/** Every face that a card can be asked with at a difficulty beside these others, each with the way it was downgraded. */
export function previewFaces(
  card: CardContent,
  difficulty: Difficulty,
  alternates: readonly CardContent[],
): PreviewFace[] {
  const wishes = typeOf(card).asked(card, false)[difficulty] as readonly FaceName[];
  // What is heard or drawn depends on who learns, not on the card.
  return wishes
    .filter((face) => !faces[face]?.needs)
    .map((wished) => {
      const passedOver: DowngradedFace[] = [];
      let asked = wished;
      for (let next = insteadOf(asked, card, alternates); next; next = insteadOf(asked, card, alternates)) {
        passedOver.push(asked as DowngradedFace);
        asked = next;
      }
      return { wished, asked, passedOver };
    });
}

const insteadOf = (face: FaceName, card: CardContent, alternates: readonly CardContent[]) =>
  (faces[face]?.instead?.(card, alternates, NO_MEANS) ?? null) as FaceName | null;
