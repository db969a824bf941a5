import { useCallback, useMemo, useState } from 'react';

/** A polite live region to be put into the page, and the way to say something there; the same words twice are said twice. */
export function useAnnouncer() {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const announce = useCallback((text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 })), []);
  const region = useMemo(
    () => (
      <div role="status" aria-live="polite" className="sr-only">
        <span key={said.turn}>{said.text}</span>
      </div>
    ),
    [said],
  );
  return { announce, region };
}
