import type { GuestDrawing } from '../kit/guest.ts';
import { line, mirror, path, shade, tube } from '../kit/shapes.ts';

/** Whisk spider. */
export const whiskSpider: GuestDrawing = {
  face: [48, 55, 1, 10],
  arms: null,
  body: () =>
    mirror(
      line('M26 48C14 38 7 45 6 58M24 58C12 54 8 64 9 76M28 68C18 68 16 78 20 89', '$outline', 8.4) +
        line('M26 48C14 38 7 45 6 58M24 58C12 54 8 64 9 76M28 68C18 68 16 78 20 89', '$steel', 3.2),
    ) +
    path('M42.5 24V8Q42.5 3 48 3T53.5 8V24Z', '$choco') +
    line('M46 8V14', '$crust-hi', 2.4) +
    shade('M48 22C28 28 20 45 21 57C22 71 35 79 48 79S74 71 75 57C76 45 68 28 48 22Z', '$cream', '$cream-lo', {
      ax: 40,
      ay: 42,
      k: 0.92,
    }) +
    // three wires only, drawn as light on cream: a wire with an outline would cross out the face
    line('M44 25C35 32 31 38 29.500 46M52 25C61 32 65 38 66.500 46M48 25V40', '$outline', 4.4) +
    line('M44 25C35 32 31 38 29.500 46M52 25C61 32 65 38 66.500 46M48 25V40', '$white', 1.6) +
    tube('M48 23C28 28 20 45 21 57C22 71 35 78 48 78S74 71 75 57C76 45 68 28 48 23Z', '$steel', 2.6) +
    path('M42 18H54V25H42Z', '$butter', 'stroke-width="2.4"') +
    shade(
      'M23 66C29 70 33 64 39 68C44 72 50 64 56 68C62 72 67 64 73 66C70 74 64 78 62 78C60 78 60 84 57 84S55 80 48 80C44 80 43 88 40 88S37 79 34 77C29 75 25 71 23 66Z',
      '$cream',
      '$cream-lo',
      { ax: 40, ay: 70, k: 0.92 },
    ),
};
