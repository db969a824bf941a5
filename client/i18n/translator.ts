import type { ReactNode } from 'react';
import type { ICUArgs, ICUTags, RichTagsFunction } from 'use-intl';

/** Plain placeholders take numbers as well as text; numbers, plurals and dates keep their own kind. */
interface Kinds {
  ICUArgument: string | number;
  ICUNumberArgument: number;
  ICUDateArgument: Date;
}

type Intersected<U> = (U extends unknown ? (value: U) => void : never) extends (value: infer I) => void ? I : never;
type Values<M> = M extends string ? ICUArgs<M, Kinds> : never;
type RichValues<M> = M extends string ? ICUArgs<M, Kinds> & ICUTags<M, RichTagsFunction> : never;
/** Of a key that may be one of several, the placeholders of all of them. */
type Given<V> = keyof V extends never ? [values?: Record<never, never>] : [values: { [K in keyof V]: V[K] }];

/** Words of one namespace by key. The placeholders and tags a message holds must be given, with their kinds. */
export interface Translator<Words> {
  <K extends keyof Words>(key: K, ...values: Given<Intersected<Values<Words[K]>>>): string;
  rich<K extends keyof Words>(key: K, ...values: Given<Intersected<RichValues<Words[K]>>>): ReactNode;
}
