import type { MascotDrawing } from '../kit/mascot.ts';
import { flat, line, path } from '../kit/shapes.ts';

/** Croissant: an arch of seven ridges, horns down. */
export const croissant: MascotDrawing = {
  limb: '$crust',
  arm: [13, 82.5, 56],
  leg: [39, 57, 74],
  face: [48, 47, 0.94, 8.6],
  horns: true,
  raised: [20, 76, 40],
  body() {
    const d =
      'M17 84C6 80 3 65 10 56C7 47 11 39 20 38C20 29 28 24 36 27C41 19 55 19 60 27C68 24 76 29 76 38C85 39 89 47 86 56C93 65 90 80 79 84C79 78 76 73 71 71C62 76 34 76 25 71C20 73 17 78 17 84Z';
    const seams =
      'M36 27C29 40 28 60 34 74M20 38C17 50 19 62 25.5 70.5M10 56C12 63 15 69 20 74M60 27C67 40 68 60 62 74M76 38C79 50 77 62 70.5 70.5M86 56C84 63 81 69 76 74';
    return (
      flat(
        path(d, '$crust') +
          path(
            'M62 74C68 60 67 40 60 27C55 40 58 60 54 75ZM70.5 70.5C77 62 79 50 76 38C71 46 71 60 64.5 73ZM76 74C81 69 84 63 86 56C80 60 76 66 71 71ZM90 66C91 74 87 81 79 84C79 80 78 77 76 74C82 75 87 72 90 66ZM34 74C28 60 29 40 36 27C28 36 24 60 27.5 72.5ZM25.5 70.5C19 62 17 50 20 38C13 48 14 62 21.5 73Z',
            '$crust-lo',
            'opacity=".75"',
          ) +
          path(
            'M36 27C41 19 55 19 60 27Q62 31 62.5 34C58 26 41 26 34 34Q34.5 30 36 27ZM20 38C20 29 28 24 36 27Q33 30 32 34C27 33 22 38 19.5 46Q19 41 20 38ZM10 56C7 47 11 39 20 38Q18.5 41 18.5 45C13 46 11 53 13 60ZM10 56C4 64 5 77 14 83C9 76 8 68 11.5 61Z',
            '$crust-hi',
          ),
      ) +
      line(seams, '$outline', 2.4) +
      path(d) +
      line('M41 29Q44 27 48 27', '$white', 3, 'opacity=".85"')
    );
  },
};
