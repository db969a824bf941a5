import { useMemo } from 'react';
import type { Drawing } from '../kit/drawing.ts';
import { paint } from '../kit/shapes.ts';

export interface PictureSize {
  /** height in px; without it the picture takes the size its CSS gives */
  size?: number;
  className?: string;
}

const FITS = { meet: undefined, slice: 'xMidYMax slice', fill: 'none' } as const;

interface PictureProps extends PictureSize {
  drawing: Drawing;
  /** `slice` fills its box and crops, keeping the bottom; `fill` fills it and crops nothing */
  fit?: keyof typeof FITS;
}

/** A drawing of the kit. Hidden from assistive technology: name and meaning belong to whatever wraps it. */
export function Picture({ drawing: { box, inner, stroke = 3 }, size, className, fit = 'meet' }: PictureProps) {
  const [, , w = 1, h = 1] = box.split(' ').map(Number);
  const painted = useMemo(() => ({ __html: paint(inner) }), [inner]);
  return (
    <svg
      viewBox={box}
      width={size && (size * w) / h}
      height={size}
      className={className}
      fill="none"
      stroke="var(--art-outline)"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      preserveAspectRatio={FITS[fit]}
      aria-hidden="true"
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own kit and holds no user data
      dangerouslySetInnerHTML={painted}
    />
  );
}
