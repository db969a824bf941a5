import type { MascotDrawing } from '../kit/mascot.ts';
import { group, line, path, shade } from '../kit/shapes.ts';

/** Baguette: tall, leaning, in a beret. */
export const baguette: MascotDrawing = {
  limb: '$crust',
  arm: [32, 65, 56],
  leg: [42, 56, 79],
  face: [51, 45, 0.88, 8],
  body() {
    const d = 'M31 34C31 20 39 15 48 15S65 20 65 34V66C65 77 58 82 48 82S31 77 31 66Z';
    const cut = (y: number) =>
      path(`M35 ${y}Q44 ${y - 9} 61 ${y - 8}Q53 ${y + 1.5} 35 ${y}Z`, '$crust-hi', 'stroke-width="2.2"');
    return group(
      'rotate(5 48 82)',
      shade(d, '$crust', '$crust-lo', { ax: 36, ay: 22, k: 0.9 }) +
        cut(68) +
        cut(78) +
        line('M36 33V48', '$crust-hi', 3.2) +
        shade('M26 24C23 14 36 8 49 9C63 10 72 17 69 24C66 29 30 29 26 24Z', '$jam', '$jam-lo', {
          ax: 36,
          ay: 12,
          k: 0.88,
        }) +
        line('M49 9Q49 6 51.5 4.5', '$outline', 4) +
        line('M33 18Q36 14.5 42 13.8', '$icing', 3),
    );
  },
};
