import type { MascotDrawing } from '../kit/mascot.ts';
import { at, ellipse, flat, group, line, path, scallop, shade } from '../kit/shapes.ts';

/** Mooncake: pressed rim and ring. */
export const mooncake: MascotDrawing = {
  limb: '$loaf',
  arm: [16, 80, 60],
  leg: [38, 58, 79],
  face: [48, 50.5],
  body() {
    const d = scallop(48, 48, 30.5, 12, 9, Math.PI / 12);
    return (
      group('translate(0 5)', path(d, '$loaf-lo')) +
      shade(d, '$loaf', '$loaf-lo', {
        ax: 36,
        ay: 34,
        k: 0.95,
        decor: ellipse(48, 48, 24, 24, '$loaf-lo') + ellipse(47.3, 47.3, 22.6, 22.6, '$crust'),
      }) +
      flat(
        Array.from({ length: 12 }, (_, i) => {
          const a = (i * Math.PI) / 6 + Math.PI / 6;
          return ellipse(
            48 + 29 * Math.cos(a),
            48 + 29 * Math.sin(a),
            1.9,
            1.9,
            i > 4 && i < 10 ? '$loaf-hi' : '$loaf-lo',
          );
        }).join(''),
      ) +
      at(
        48,
        34.5,
        flat(
          Array.from({ length: 5 }, (_, i) => group(`rotate(${i * 72})`, ellipse(0, -3.6, 2.3, 2.9, '$crust-hi'))).join(
            '',
          ) + ellipse(0, 0, 1.8, 1.8, '$loaf'),
        ),
      ) +
      line('M30 44Q32 35 39 31', '$crust-hi', 3.2)
    );
  },
};
