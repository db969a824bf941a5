import type { Drawing } from '../kit/drawing.ts';
import { ellipse, flat, line, shade } from '../kit/shapes.ts';
import { Picture, type PictureSize } from '../Picture/Picture.tsx';

const LAMP: Drawing = {
  box: '0 0 80 96',
  inner:
    line('M40 0V34') +
    flat(ellipse(40, 66, 40, 28, '$glow', 'opacity=".16"') + ellipse(40, 65, 27, 18, '$glow', 'opacity=".24"')) +
    shade('M12 62C14 44 26 34 40 34S66 44 68 62Q40 70 12 62Z', '$jam', '$jam-lo', { ax: 30, ay: 44 }) +
    ellipse(40, 65, 11, 6, '$glow', 'stroke-width="2.6"') +
    line('M24 54Q28 44 36 41', '$icing', 3.4) +
    '<rect x="35" y="28" width="10" height="8" rx="3" fill="$butter" stroke-width="2.6"/>',
};

/** A lamp over shelves; its cord begins at the upper edge. */
export function ShopLamp(size: PictureSize) {
  return <Picture drawing={LAMP} {...size} />;
}
