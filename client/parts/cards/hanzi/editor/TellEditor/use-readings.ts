import { useEffect, useState } from 'react';
import { readingsOf } from '../readings/readings.ts';

const none: readonly string[] = [];

/** All readings of one character; none until they are found. */
export function useReadings(char: string | undefined): readonly string[] {
  const [found, setFound] = useState<{ char: string; readings: readonly string[] }>();
  useEffect(() => {
    if (!char) return;
    let gone = false;
    void readingsOf(char).then(([one]) => {
      if (!gone) setFound({ char, readings: one?.readings ?? none });
    });
    return () => {
      gone = true;
    };
  }, [char]);
  return found && found.char === char ? found.readings : none;
}
