/** Languages of the product; Chinese first. */
export type Locale = 'zh' | 'en';

/** What is said, in each of them. */
export type Words = Readonly<Record<Locale, string>>;

/** A place of an input that is refused, and why. */
export interface Problem {
  path: string;
  message: Words;
}
