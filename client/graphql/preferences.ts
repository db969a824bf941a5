import type { Preferences } from '#client/platform/preferences.ts';
import type { Preferences_StoredFragment, UpdatePreferencesInput } from './generated/shared.ts';

/** Preferences of this device in the shape the account keeps. */
export const toStored = ({
  locale,
  theme,
  sound,
  vibration,
  reduceMotion,
  passionateMode,
  cardDetail,
}: Preferences): UpdatePreferencesInput => ({
  locale: locale === 'zh' ? 'ZH' : 'EN',
  theme: theme === 'light' ? 'LIGHT' : 'DARK',
  soundFeedbackOn: sound,
  vibrateFeedbackOn: vibration,
  reduceMotion,
  passionateModeOn: passionateMode,
  cardDetailOn: cardDetail,
});

/** Preferences of an account in the shape of this device. */
export const fromStored = (stored: Preferences_StoredFragment): Preferences => ({
  locale: stored.locale === 'ZH' ? 'zh' : 'en',
  theme: stored.theme === 'LIGHT' ? 'light' : 'dark',
  sound: stored.soundFeedbackOn,
  vibration: stored.vibrateFeedbackOn,
  reduceMotion: stored.reduceMotion,
  passionateMode: stored.passionateModeOn,
  cardDetail: stored.cardDetailOn,
});
