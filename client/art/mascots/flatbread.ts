import type { MascotDrawing } from '../kit/mascot.ts';
import { dots, group, line, path, shade } from '../kit/shapes.ts';

/** Sesame flatbread: crisp round with a bite that shows its layers. */
export const flatbread: MascotDrawing = {
  limb: '$crust',
  arm: [13, 83, 62],
  leg: [36, 58, 78],
  face: [44, 53],
  body() {
    const d =
      'M44 24C23 24 9 38 9 53C9 70 25 81 45 81S81 70 81 53C81 51 80.8 49.5 80.5 48C75 49.5 70.5 46 71 41C65 41 61.5 36 64 30.5C64.5 29 64 28 62.5 27.5C57 25 51 24 44 24Z';
    return (
      group('translate(6.5 1)', path(d, '$cream-lo')) +
      group('translate(3.4 .5)', line(d, '$loaf', 1.8)) +
      shade(d, '$crust', '$crust-lo', { ax: 28, ay: 36, k: 0.94 }) +
      line('M20 48Q24 36 38 32.5', '$crust-hi', 3.2) +
      dots(
        [
          [28, 42, 30],
          [36, 37, -20],
          [46, 32, 15],
          [54, 37, -35],
          [46, 41, 70],
          [62, 43, 20],
          [17, 57, -25],
          [72, 57, 40],
          [24, 69, 60],
          [66, 69, 20],
          [56, 29.5, 60],
        ],
        '$milk',
        1.7,
        2.7,
      )
    );
  },
};
