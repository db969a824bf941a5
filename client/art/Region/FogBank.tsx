import { flat, path, round } from '../kit/shapes.ts';

export interface FogBankProps {
  /** 0 to 6: banks of different seeds have other humps */
  seed?: number;
  /** a drawn rim above */
  rim?: boolean;
  className?: string;
}

const RADII = [30, 44, 26, 54, 36, 48, 24];
const HEIGHTS = [66, 54, 72, 48, 62, 58, 74];
const at = (list: readonly number[], i: number) => list[i % list.length] ?? 0;

/** Round humps from one side to the other, open below. */
function humps(seed: number) {
  let d = 'M-30 70';
  for (let x = -30, i = seed; x < 750; i++) {
    const r = at(RADII, i);
    x = round(x + r * 1.5);
    d += `A${r} ${r} 0 0 1 ${x} ${at(HEIGHTS, i + 2)}`;
  }
  return d;
}

/** A bank of fog, as wide as it is told to be; put two, mirrored, where it must be soft on both sides. */
export function FogBank({ seed = 0, rim = true, className }: FogBankProps) {
  const d = humps(seed);
  const inner =
    flat(path(`${d}V130H-30Z`, 'var(--art-fog)')) +
    (rim ? path(d, 'none', 'stroke="var(--art-fog-lo)" stroke-width="3.6"') : '');
  return (
    <svg
      className={className}
      viewBox="0 0 720 120"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own kit and holds no user data
      dangerouslySetInnerHTML={{ __html: inner }}
    />
  );
}
