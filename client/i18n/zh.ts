import { about } from './zh/about.ts';
import { api } from './zh/api.ts';
import { app } from './zh/app.ts';
import { atlas } from './zh/atlas.ts';
import { auth } from './zh/auth.ts';
import { cards } from './zh/cards.ts';
import { cardview } from './zh/cardview.ts';
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
import { refused } from './zh/refused.ts';
import { review } from './zh/review.ts';
import { reward } from './zh/reward.ts';
import { settings } from './zh/settings.ts';
import { shelf } from './zh/shelf.ts';
import { terminate } from './zh/terminate.ts';
import { ui } from './zh/ui.ts';
import { user } from './zh/user.ts';

/** Every namespace in Chinese; its keys are the keys of the product. */
export const zh = {
  about,
  api,
  app,
  atlas,
  auth,
  cards,
  cardview,
  common,
  debug,
  endFlow,
  energy,
  faces,
  landing,
  lesson,
  message,
  mine,
  nav,
  onboarding,
  picker,
  pkg,
  rank,
  refused,
  review,
  reward,
  settings,
  shelf,
  terminate,
  ui,
  user,
} as const;
