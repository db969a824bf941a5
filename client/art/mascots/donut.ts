import type { MascotDrawing } from '../kit/mascot.ts';
import { flat, group, line, path, shine } from '../kit/shapes.ts';

/** Donut: a ring with the hole above the face. */
export const donut: MascotDrawing = {
  limb: '$crust',
  arm: [18, 78, 60],
  leg: [37, 59, 79],
  face: [48, 58],
  body() {
    const ring = 'M48 17A32.5 32.5 0 1 1 48 82A32.5 32.5 0 1 1 48 17Z',
      hole = 'M48 27A8.5 8.5 0 1 0 48 44A8.5 8.5 0 1 0 48 27Z';
    const ice =
      'M48 17.5C66 17 80 31 80 48C80 53 76 54 75 58C74 62 76 66 71 69C66 72 63 69 60 72C57 76 53 76.5 49.5 74C46 72 43 75 39 75C34 75 34 70 29 69C22 68 23 63 21 59C19 55 16 54 16 48C16 31 31 17 48 17.5Z';
    return (
      flat(
        path(ring + hole, '$crust-lo', 'fill-rule="evenodd"') +
          path(
            `M48 17A32.5 32.5 0 0 0 24 71A36 36 0 0 0 74 64L80 44A32.5 32.5 0 0 0 48 17Z${hole}`,
            '$crust',
            'fill-rule="evenodd"',
          ) +
          path(ice + hole, '$icing-lo', 'fill-rule="evenodd"') +
          group(
            'translate(2.3 1.6) scale(.945)',
            path(`${ice}M48.4 27A9 9 0 1 0 48.4 45.2A9 9 0 1 0 48.4 27Z`, '$icing', 'fill-rule="evenodd"'),
          ),
      ) +
      line(ice, '$outline', 2.2) +
      path(ring + hole) +
      line('M30 32l3-2.5M28 46l-1 3.5', '$butter', 3.2) +
      line('M62 26l3 2.5M72 52l-.5 3.5', '$sea', 3.2) +
      line('M68 38l3.5-.5M42 22l-3 1.5', '$milk', 3.2) +
      shine(21.5, 39, '$white', 0.95, -6)
    );
  },
};
