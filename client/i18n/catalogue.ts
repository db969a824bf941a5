import { about as aboutEn } from './en/about.ts';
import { api as apiEn } from './en/api.ts';
import { app as appEn } from './en/app.ts';
import { atlas as atlasEn } from './en/atlas.ts';
import { auth as authEn } from './en/auth.ts';
import { cards as cardsEn } from './en/cards.ts';
import { common as commonEn } from './en/common.ts';
import { debug as debugEn } from './en/debug.ts';
import { endFlow as endFlowEn } from './en/endFlow.ts';
import { energy as energyEn } from './en/energy.ts';
import { faces as facesEn } from './en/faces.ts';
import { landing as landingEn } from './en/landing.ts';
import { lesson as lessonEn } from './en/lesson.ts';
import { message as messageEn } from './en/message.ts';
import { mine as mineEn } from './en/mine.ts';
import { nav as navEn } from './en/nav.ts';
import { onboarding as onboardingEn } from './en/onboarding.ts';
import { picker as pickerEn } from './en/picker.ts';
import { pkg as pkgEn } from './en/pkg.ts';
import { rank as rankEn } from './en/rank.ts';
import { review as reviewEn } from './en/review.ts';
import { reward as rewardEn } from './en/reward.ts';
import { settings as settingsEn } from './en/settings.ts';
import { shelf as shelfEn } from './en/shelf.ts';
import { terminate as terminateEn } from './en/terminate.ts';
import { user as userEn } from './en/user.ts';
import { about } from './zh/about.ts';
import { api } from './zh/api.ts';
import { app } from './zh/app.ts';
import { atlas } from './zh/atlas.ts';
import { auth } from './zh/auth.ts';
import { cards } from './zh/cards.ts';
import { common } from './zh/common.ts';
import { debug } from './zh/debug.ts';
import { endFlow } from './zh/endFlow.ts';
import { energy } from './zh/energy.ts';
import { faces } from './zh/faces.ts';
import { landing } from './zh/landing.ts';
import { lesson } from './zh/lesson.ts';
import { message } from './zh/message.ts';
import { mine } from './zh/mine.ts';
import { nav } from './zh/nav.ts';
import { onboarding } from './zh/onboarding.ts';
import { picker } from './zh/picker.ts';
import { pkg } from './zh/pkg.ts';
import { rank } from './zh/rank.ts';
import { review } from './zh/review.ts';
import { reward } from './zh/reward.ts';
import { settings } from './zh/settings.ts';
import { shelf } from './zh/shelf.ts';
import { terminate } from './zh/terminate.ts';
import { user } from './zh/user.ts';

/** Every namespace in Chinese; its keys are the keys of the product. */
const zh = {
  api,
  debug,
  about,
  message,
  rank,
  user,
  settings,
  mine,
  energy,
  review,
  picker,
  atlas,
  app,
  nav,
  common,
  endFlow,
  lesson,
  faces,
  shelf,
  reward,
  cards,
  landing,
  auth,
  onboarding,
  terminate,
  pkg,
} as const;

/** The wording of one language: every key of the Chinese catalogue, nothing else. */
export type Wording = { [N in keyof typeof zh]: Record<keyof (typeof zh)[N], string> };

const en: Wording = {
  api: apiEn,
  debug: debugEn,
  about: aboutEn,
  message: messageEn,
  rank: rankEn,
  user: userEn,
  settings: settingsEn,
  mine: mineEn,
  energy: energyEn,
  review: reviewEn,
  picker: pickerEn,
  atlas: atlasEn,
  app: appEn,
  nav: navEn,
  common: commonEn,
  endFlow: endFlowEn,
  lesson: lessonEn,
  faces: facesEn,
  shelf: shelfEn,
  reward: rewardEn,
  cards: cardsEn,
  landing: landingEn,
  auth: authEn,
  onboarding: onboardingEn,
  terminate: terminateEn,
  pkg: pkgEn,
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
