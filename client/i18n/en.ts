import { about } from './en/about.ts';
import { api } from './en/api.ts';
import { app } from './en/app.ts';
import { atlas } from './en/atlas.ts';
import { auth } from './en/auth.ts';
import { cards } from './en/cards.ts';
import { cardview } from './en/cardview.ts';
import { common } from './en/common.ts';
import { debug } from './en/debug.ts';
import { endFlow } from './en/endFlow.ts';
import { energy } from './en/energy.ts';
import { faces } from './en/faces.ts';
import { landing } from './en/landing.ts';
import { lesson } from './en/lesson.ts';
import { message } from './en/message.ts';
import { mine } from './en/mine.ts';
import { nav } from './en/nav.ts';
import { onboarding } from './en/onboarding.ts';
import { picker } from './en/picker.ts';
import { pkg } from './en/pkg.ts';
import { rank } from './en/rank.ts';
import { refused } from './en/refused.ts';
import { review } from './en/review.ts';
import { reward } from './en/reward.ts';
import { settings } from './en/settings.ts';
import { shelf } from './en/shelf.ts';
import { terminate } from './en/terminate.ts';
import { ui } from './en/ui.ts';
import { user } from './en/user.ts';
import type { Wording } from './wording.ts';

/** Every namespace in English. */
export const en: Wording = {
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
};
