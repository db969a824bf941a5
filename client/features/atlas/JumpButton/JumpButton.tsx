import { type RefObject, useEffect, useState } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { useFloatingFoot } from '#client/ui/Toast/floating-foot.ts';
import { useT } from '../wording.ts';
import styles from './JumpButton.module.css';

interface Props {
  /** Holds the element with `data-active-level`. */
  map: RefObject<HTMLElement | null>;
  /** Changes when another level becomes active. */
  level: number;
}

type Where = 'here' | 'up' | 'down';

/** The active level on the map. */
export const activeStop = (map: HTMLElement | null) => map?.querySelector<HTMLElement>('[data-active-level]');

/** Appears while the active level is off screen and leads back to it. */
export function JumpButton({ map, level }: Props) {
  const t = useT('atlas');
  const [where, setWhere] = useState<Where>('here');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another level is another element to watch
  useEffect(() => {
    const target = activeStop(map.current);
    if (!target) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      if (entry.isIntersecting) setWhere('here');
      else setWhere(entry.boundingClientRect.top < 0 ? 'up' : 'down');
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [map, level]);
  useFloatingFoot(where !== 'here');
  if (where === 'here') return null;
  return (
    <button
      type="button"
      className={styles.jump}
      aria-label={t('jump')}
      title={t('jump')}
      onClick={() => activeStop(map.current)?.scrollIntoView({ block: 'center', behavior: 'smooth' })}
    >
      <Icon name={where} size={24} />
    </button>
  );
}
