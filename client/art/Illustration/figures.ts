import type { Drawing } from '../kit/drawing.ts';
import { lazyDrawings } from '../kit/lazy.ts';

const SETS = ['nature', 'living', 'ideas', 'home', 'diagrams'] as const;
export type FigureSet = (typeof SETS)[number];
/**
 * A figure says in its name where it is found: a page need not know them all. As a `thing` it shows what its character means, without
 * the old form beside it.
 */
export type FigureName = `${'figure' | 'thing'}/${FigureSet}/${string}`;

const FORM = new RegExp(`^(figure|thing)/(${SETS.join('|')})/([a-z-]+)$`);

export const isFigure = (name: string): name is FigureName => FORM.test(name);

/** Set and own name of a figure, and whether it comes without its old form. */
export function placeOf(name: FigureName): { set: FigureSet; own: string; alone: boolean } {
  const [, kind, set, own] = FORM.exec(name) as unknown as [string, string, FigureSet, string];
  return { set, own, alone: kind === 'thing' };
}

/** Figures that teach: what a character shows beside its old form, and diagrams of questions. */
export const figureSets = lazyDrawings<FigureSet, Record<string, Drawing>>(
  {
    nature: () => import('../figures/nature.ts').then((m) => m.nature),
    living: () => import('../figures/living.ts').then((m) => m.living),
    ideas: () => import('../figures/ideas.ts').then((m) => m.ideas),
    home: () => import('../figures/home.ts').then((m) => m.home),
    diagrams: () => import('../figures/diagrams.ts').then((m) => m.diagrams),
  },
  'nature',
);
