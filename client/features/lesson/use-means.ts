import { useEffect, useSyncExternalStore } from 'react';
import { onStrokes, strokeCounts } from '#client/parts/cards/hanzi/strokes/stroke-data.ts';
import { usePreferences } from '#client/platform/preferences.ts';
import { onVoices, spokenLanguages } from '#client/platform/speech.ts';
import type { Means } from '#domain/cards/faces/means.ts';
import type { Session } from '#domain/session/session.ts';
import { tellMeans } from './lesson-store.ts';
import { charactersOf } from './preload.ts';
import { manyWays, onManyWays } from './readings.ts';

const LANGUAGES = ['zh', 'en'] as const;

/** What can be heard here, as one text: what a store answers is compared by identity. */
const heard = () => LANGUAGES.filter((language) => spokenLanguages().includes(language)).join(' ');

/** Tells the session what can be heard and drawn, now and whenever it changes: sound switched off, a voice or strokes that came. */
export function useMeans(session: Session) {
  const sound = usePreferences((preferences) => preferences.sound);
  const languages = useSyncExternalStore(onVoices, heard);
  const counts = useSyncExternalStore(onStrokes, strokeCounts);
  const several = useSyncExternalStore(onManyWays, manyWays);
  const characters = charactersOf(session);
  const means = sameOr(session.means, {
    voices: sound ? LANGUAGES.filter((language) => languages.split(' ').includes(language)) : [],
    readOneWay: several ? [...new Set(characters)].filter((char) => !several(char)) : [],
    strokes: Object.fromEntries(
      characters.flatMap((char) => (counts[char] === undefined ? [] : [[char, counts[char]]])),
    ),
  });
  useEffect(() => {
    if (means) tellMeans(means, Date.now());
  }, [means]);
}

/** Null where nothing changed. */
const sameOr = (before: Means, now: Means): Means | null =>
  JSON.stringify(before) === JSON.stringify(now) ? null : now;
