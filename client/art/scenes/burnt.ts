import { face } from '../kit/faces.ts';
import { sweat } from '../kit/limbs.ts';
import { scene } from '../kit/scene.ts';
import { flat, line, path, shade } from '../kit/shapes.ts';

const curl = (x: number, y: number) => `M${x} ${y}c-9 -9 8 -15 0 -25`;

/** A bun that stayed in too long, smoking on its tray. */
export const burnt = scene(
  '$sky-f',
  line(curl(88, 62) + curl(120, 50) + curl(152, 62), '$outline', 8) +
    line(curl(88, 62) + curl(120, 50) + curl(152, 62), '$stone', 3.6) +
    path('M30 136H210Q214 136 213 140L210 148Q208 154 202 154H38Q32 154 30 148L27 140Q26 136 30 136Z', '$steel') +
    line('M40 145H120', '$white', 3) +
    line('M150 147H198', '$steel-lo', 3) +
    shade('M60 122C60 88 86 66 120 66S180 88 180 122C180 136 160 141 120 141S60 136 60 122Z', '$crust-lo', '$choco', {
      ax: 96,
      ay: 96,
      k: 0.93,
      decor: path(
        'M64 106C70 80 92 66 120 66S170 80 176 106C170 112 164 98 154 102C146 106 140 94 128 97C116 100 112 92 98 97C86 102 74 108 64 106Z',
        '$choco-lo',
      ),
    }) +
    flat(path('M82 88C88 80 96 76 104 75C98 80 92 84 88 91Z', '$choco')) +
    face(120, 114, 'oops', { s: 1.24, gap: 15 }) +
    sweat(176, 82),
);
