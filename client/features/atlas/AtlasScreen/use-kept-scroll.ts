import { useEffect, useLayoutEffect, useRef } from 'react';
import { activeStop } from '../JumpButton/JumpButton.tsx';

/**
 * Where the map stands: at the active level on the first visit and whenever another level becomes active,
 * otherwise where it was left. Effects rest while the map is hidden and run again when it comes back.
 */
export function useKeptScroll(map: React.RefObject<HTMLElement | null>, activeLevel: number | undefined) {
  const left = useRef<{ level: number; y: number }>(undefined);

  useLayoutEffect(() => {
    if (activeLevel === undefined) return;
    // In the frame that first shows the map, which lays it out in any case.
    const frame = requestAnimationFrame(() => {
      if (left.current?.level === activeLevel) window.scrollTo({ top: left.current.y, behavior: 'instant' });
      else {
        activeStop(map.current)?.scrollIntoView({ block: 'center', behavior: 'instant' });
        left.current = { level: activeLevel, y: window.scrollY };
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [activeLevel, map]);

  useEffect(() => {
    const keep = () => {
      // A map that is just being hidden has no height and would forget its place.
      if (left.current && map.current?.offsetHeight) left.current.y = window.scrollY;
    };
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [map]);
}
