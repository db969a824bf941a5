import { api as apiEn } from './en/api.ts';
import { common as commonEn } from './en/common.ts';
import { endFlow as endFlowEn } from './en/endFlow.ts';
import { faces as facesEn } from './en/faces.ts';
import { lesson as lessonEn } from './en/lesson.ts';
import { shelf as shelfEn } from './en/shelf.ts';
import { reward as rewardEn } from './en/reward.ts';
import { cards as cardsEn } from './en/cards.ts';
import { api } from './zh/api.ts';
import { common } from './zh/common.ts';
import { endFlow } from './zh/endFlow.ts';
import { faces } from './zh/faces.ts';
import { lesson } from './zh/lesson.ts';
import { shelf } from './zh/shelf.ts';
import { reward } from './zh/reward.ts';
import { cards } from './zh/cards.ts';

/** Every namespace in Chinese; its keys are the keys of the product. */
const zh = {
  api,
  common,
  endFlow,
  lesson,
  faces,
  shelf,
  reward,
  cards,
} as const;

/** The wording of one language: every key of the Chinese catalogue, nothing else. */
export type Wording = { [N in keyof typeof zh]: Record<keyof (typeof zh)[N], string> };

const en: Wording = {
  api: apiEn,
  common: commonEn,
  endFlow: endFlowEn,
  lesson: lessonEn,
  faces: facesEn,
  shelf: shelfEn,
  reward: rewardEn,
  cards: cardsEn,
};

/** Languages of the product. Chinese is the default. */
export type Locale = 'zh' | 'en';

/** Both catalogues by language. */
export const catalogues: Record<Locale, Wording> = { zh, en };

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof zh;
  }
}
