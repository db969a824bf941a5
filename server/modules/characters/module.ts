import { defineModule } from '#server/kernel/module.ts';
import { CHARACTER_ROUTES } from './characters.raw.ts';

/** How characters are written and spoken: files, and no rows of our own. */
export const characters = defineModule({ name: 'characters', raw: CHARACTER_ROUTES });
