import type { CardContent } from '#domain/cards/content.ts';
import type { FaceContext } from '#domain/cards/faces/context.ts';
import { faces, typeOf } from '#domain/cards/types.ts';
import { pickOne } from '#domain/random.ts';
import { downgrade } from './downgrade.ts';
import { hardnessOf } from './face.ts';
import type { FacesSet } from './face-settings.ts';
import type { FaceName, Question } from './question.ts';

interface FaceWish {
  /** The last face of a REVIEW card that was right at once: a harder one follows where there is one. */
  harderThan: FaceName | null;
  spelling: boolean;
  /** What is set for some kinds of cards, in place of what their types say. */
  set?: FacesSet;
}

/** Whether any face can ask the card; a card without blanks, answers or characters cannot be asked. */
export function isAskable(card: CardContent): boolean {
  return typeOf(card).isAskable(card);
}

/** A face that the difficulty allows, after all downgrades. */
export function chooseFace(card: CardContent, context: FaceContext, wish: FaceWish): FaceName {
  const type = typeOf(card);
  const setting = type.setting?.(card);
  const asked = (setting && wish.set?.[setting]) ?? type.asked(card, wish.spelling);
  const allowed = asked[context.difficulty] as readonly FaceName[];
  const possible = allowed.filter((face) => isWithinMeans(face, card, context));
  const wished = possible.length > 0 ? possible : allowed;
  const names = [...new Set(wished.map((face) => downgrade(face, card, context.alternates, context.means)))];
  const { harderThan } = wish;
  const harder = harderThan ? names.filter((face) => hardnessOf(face) > hardnessOf(harderThan)) : names;
  // Without a harder one the hardest that is left is the nearest to it.
  const hardest = [...names].sort((a, b) => hardnessOf(b) - hardnessOf(a)).slice(0, 1);
  return pickOne(harder.length > 0 ? harder : hardest, context.random) as FaceName;
}

/** False for a face that cannot be heard or drawn now: one that does without is easier, so others of its difficulty go first. */
const isWithinMeans = (face: FaceName, card: CardContent, { alternates, means }: FaceContext): boolean =>
  !faces[face]?.needs || downgrade(face, card, alternates, means) === face;

/** The question of a face, which must be one of the card's type and already be downgraded. */
export function buildQuestion(face: FaceName, card: CardContent, context: FaceContext): Question {
  return faces[face]?.build(card, context) as Question;
}
