import type { MascotDrawing } from '../kit/mascot.ts';
import { line, path, shade } from '../kit/shapes.ts';

/** Steamed bun: pleats gathered to a twist, steam. */
export const steamedBun: MascotDrawing = {
  limb: '$milk',
  arm: [15, 81, 64],
  leg: [37, 59, 78],
  face: [48, 58],
  body() {
    const d = 'M13 63C13 47 27 41 36 31C40 27 40 19 48 19S56 27 60 31C69 41 83 47 83 63C83 76 70 82 48 82S13 76 13 63Z';
    return (
      line('M30 24q-4-4 0-8t0-8', '$steel-lo', 3, 'opacity=".55"') +
      line('M67 24q-4-4 0-8t0-8', '$steel-lo', 3, 'opacity=".55"') +
      shade(d, '$milk', '$milk-lo', {
        ax: 36,
        ay: 44,
        k: 0.92,
        decor: path('M60 31C69 41 83 47 83 63L80 64C76 50 64 46 55 30Z', '$milk-lo'),
      }) +
      line('M42 29C40 36 35 42 29 46M48 31V44M54 29C56 36 61 42 67 46', '$outline', 2.4) +
      line('M44 24Q48 28 53 23', '$outline', 2.4) +
      line('M20 60Q21 54 26 51', '$white', 3.4)
    );
  },
};
