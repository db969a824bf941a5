import { path } from '../kit/shapes.ts';
import { Picture, type PictureSize } from '../Picture/Picture.tsx';

export interface BunProps extends PictureSize {
  state?: 'baked' | 'warm' | 'raw';
}

const COLOURS = { baked: '$crust', warm: '$butter', raw: '$milk' };
const OUTLINE = 'M6 44C6 22 20 8 40 8s34 14 34 36c0 16-12 22-34 22S6 60 6 44z';

/** A plain bun without a dish: stamps of the calendar, days of the week, counters. Raw dough has a dashed line. */
export function Bun({ state = 'baked', size, className }: BunProps) {
  const colour = COLOURS[state];
  const inner =
    path(OUTLINE, `${colour}-lo`, 'stroke="none"') +
    path('M9 40C10 22 22 11 39 11c17 0 30 12 31 29 0 13-11 18-31 18S9 53 9 40z', colour, 'stroke="none"') +
    path(OUTLINE, 'none', state === 'raw' ? 'stroke-dasharray="7 6"' : '') +
    path('M16 32c2-7 6-11 12-13', 'none', 'stroke="$white" opacity=".9"');
  return <Picture drawing={{ box: '0 0 80 72', stroke: 3.2, inner }} size={size} className={className} />;
}
