import type { MascotDrawing } from '../kit/mascot.ts';
import { at, dots, flat, line, path, round, shade } from '../kit/shapes.ts';

/** Flower roll: twisted layers with scallion between them. */
export const flowerRoll: MascotDrawing = {
  limb: '$milk',
  arm: [14, 82, 62],
  leg: [37, 59, 79],
  face: [47.5, 58.5],
  small: {
    face: [48, 60, 1.16],
    // two layers and one sprig: three with their scallions are grey at this size
    body: () =>
      shade('M8 62C8 46 22 40 48 40S88 46 88 62S74 86 48 86S8 78 8 62Z', '$milk', '$milk-lo', { ax: 34, ay: 52 }) +
      line('M15 50C24 56 70 57 81 49', '$leaf', 5) +
      shade('M24 36C22 20 36 10 49 11C63 12 74 22 71 36C66 46 30 46 24 36Z', '$milk', '$milk-lo', { ax: 40, ay: 22 }) +
      line('M37 31C33 22 48 15 55 22S52 34 46 29', '$leaf', 5),
  },
  body() {
    const ply = (x: number, y: number, w: number, h: number, turn: number, sprig = true) =>
      at(
        x,
        y,
        (sprig
          ? flat(path(`M${-w + 2} 0C${-w + 5} ${round(h * 1.72)} ${w - 5} ${round(h * 1.72)} ${w - 2} 0Z`, '$leaf'))
          : '') +
          shade(
            `M${-w} 0C${-w} ${round(-h * 0.75)} ${round(-w * 0.7)} ${-h} 0 ${-h}S${w} ${round(-h * 0.75)} ${w} 0S${round(w * 0.7)} ${h} 0 ${h}S${-w} ${round(h * 0.75)} ${-w} 0Z`,
            '$milk',
            '$milk-lo',
            { ax: round(-w * 0.3), ay: round(-h * 0.3), k: 0.92 },
          ),
        1,
        turn,
      );
    return (
      ply(49, 70, 32, 13, 3, false) +
      ply(47, 57, 37, 16.5, -3) +
      ply(49, 37.5, 30, 11, 6) +
      ply(47, 26, 17, 10, -9) +
      line('M40 29C37 22 49 18 53 23S49 31 46 27', '$leaf', 2.8) +
      dots(
        [
          [17, 53, 20],
          [79, 51, -30],
          [29, 38, 60],
          [69, 40, -60],
          [26, 76, 60],
          [71, 77, -60],
          [47, 79, 90],
        ],
        '$leaf',
        1.5,
        2.4,
      )
    );
  },
};
