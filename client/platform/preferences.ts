import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export type ThemeName = 'light' | 'dark';
export type LocaleName = 'zh' | 'en';

export interface Preferences {
  locale: LocaleName;
  theme: ThemeName;
  sound: boolean;
  vibration: boolean;
  /** True asks for less movement even where the system does not. */
  reduceMotion: boolean;
  /** The VIP mode of twenty cards without energy; counts only while VIP is valid. */
  passionateMode: boolean;
  /** A new card is shown in full after its first right answer. */
  cardDetail: boolean;
}

export const defaultPreferences: Preferences = {
  locale: 'zh',
  theme: 'light',
  sound: true,
  vibration: true,
  reduceMotion: false,
  passionateMode: false,
  cardDetail: true,
};

/** Preferences of this device, kept across visits. */
export const usePreferences = create<Preferences>()(
  persist((): Preferences => defaultPreferences, { name: 'bread.preferences' }),
);

/** Changes some preferences on this device. */
export const setPreferences = (change: Partial<Preferences>) => usePreferences.setState(change);
