import { Matches, type ValidationOptions } from 'class-validator';
import type { Words } from './locale.ts';

/** Options of a rule of an input that says in its own words what it asks for; the others are worded by their name. */
export const inWords = (words: Words): ValidationOptions => ({ context: words });

/** Text with something besides white space. */
export const NotBlank = (): PropertyDecorator => Matches(/\S/, inWords({ zh: '不能为空白', en: 'must not be blank' }));
