import { sizeOf, type ViewportName, viewports } from './modes.ts';
import type { StageSettings } from './stage.tsx';

/** What a shot asks for: settings of the stage and a size of the window. */
export interface Shot {
  settings: Partial<StageSettings>;
  viewport: ViewportName | undefined;
}

const words: Record<string, Partial<StageSettings>> = {
  dark: { theme: 'dark' },
  light: { theme: 'light' },
  en: { locale: 'en' },
  zh: { locale: 'zh' },
  reduced: { motion: 'reduced' },
  text200: { text: '200' },
};

/** Reads the words of a shot, such as `dark mobile` or `en text200 mobile`. Throws on a word that is none. */
export function readShot(shot: string): Shot {
  const read: Shot = { settings: {}, viewport: undefined };
  for (const word of shot.split(' ')) {
    if (word in words) Object.assign(read.settings, words[word]);
    else if (word in viewports) read.viewport = word as ViewportName;
    else throw new Error(`A shot knows no word "${word}"`);
  }
  return read;
}

/** Width and height of the window for a shot, or what it is where the shot does not say. */
export const windowOf = ({ viewport }: Shot, usual: { width: number; height: number }) =>
  viewport ? sizeOf(viewport) : usual;
