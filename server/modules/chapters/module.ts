import { defineModule } from '#server/kernel/module.ts';
import { Chapter } from './chapter.entity.ts';
import { ChapterResolver } from './chapter.resolver.ts';
import { CHAPTERS_ERRORS } from './chapters.errors.ts';
import { ChaptersOfPackage } from './chapters.fields.ts';

export const chapters = defineModule({
  name: 'chapters',
  errors: CHAPTERS_ERRORS,
  resolvers: [ChapterResolver, ChaptersOfPackage],
  entities: [Chapter],
});
