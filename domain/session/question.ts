import type { CardTypes } from '#domain/cards/types.ts';

type Faces = { [T in keyof CardTypes]: CardTypes[T]['faces'] }[keyof CardTypes];
type EachFace<F> = F extends unknown ? F[keyof F] : never;
type Built<F> = F extends { build(...args: never[]): infer Q } ? Q : never;

/** Every question that a face of a registered type can ask. */
export type Question = Built<EachFace<Faces>>;

/** Every way a card can be asked. The name is what a learn event carries in `face`. */
export type FaceName = Question['face'];
