import {
  big,
  box,
  cloud,
  crumb,
  field,
  gingham,
  layer,
  loaf,
  rect,
  road,
  scatter,
  shade,
  shadow,
  slice,
  sunny,
  toast,
} from '../kit/land-parts.ts';
import { type Place, type PlaceProp, put } from '../kit/place.ts';
import { at, dots, ellipse, flat, line, path } from '../kit/shapes.ts';

const props = {
  toaster: {
    width: 128,
    height: 116,
    draw: () =>
      shadow(50) +
      toast(-15, -46, 0.74, -7) +
      toast(17, -50, 0.74, 6) +
      rect(-37, -62, 76, 10, 5, '$steel') +
      shade('M-48 -10V-34Q-48 -58 -24 -58H26Q50 -58 50 -34V-10Q50 -3 43 -3H-41Q-48 -3 -48 -10Z', '$sea', '$sea-lo', {
        ax: -20,
        ay: -44,
        k: 0.93,
      }) +
      line('M-38 -34Q-37 -46 -27 -48', '$white', 4) +
      path('M-30 0V-4H-20V0ZM22 0V-4H32V0Z', '$outline') +
      line('M-47 -17H49', '$milk', 4) +
      ellipse(24, -35, 8.5, 8.5, '$milk') +
      line('M24 -35L28 -39', '$outline', 2.6) +
      line('M50 -42H56', '$outline', 4) +
      ellipse(58, -42, 4.4, 5.4, '$butter', 'stroke-width="2.6"'),
  },
  honey: {
    width: 84,
    height: 96,
    draw: () =>
      shadow(32) +
      box('translate(14 -44) rotate(24)', line('M0 6V-34', '$outline', 9.5) + line('M0 6V-34', '$loaf', 3.6)) +
      shade(
        'M-28 -5C-38 -16 -38 -36 -26 -46H26C38 -36 38 -16 28 -5Q25 0 18 0H-18Q-25 0 -28 -5Z',
        '$butter',
        '$butter-lo',
        { ax: -12, ay: -26, k: 0.92 },
      ) +
      line('M-33 -17Q0 -9 33 -17M-33 -33Q0 -25 33 -33', '$butter-lo', 3) +
      shade('M-30 -55Q-30 -60 -25 -60H25Q30 -60 30 -55V-50Q30 -45 25 -45H-25Q-30 -45 -30 -50Z', '$crust', '$crust-lo', {
        ax: -10,
        ay: -56,
        k: 0.9,
      }) +
      path(
        'M-18 -46C-18 -34 -8 -34 -8 -41C-8 -29 2 -29 3 -40C4 -36 10 -36 11 -46Z',
        '$butter-lo',
        'stroke-width="2.4"',
      ) +
      line('M-26 -26Q-27 -35 -21 -40', '$white', 3.4) +
      at(
        8,
        -18,
        path('M0 7C-9 1 -9 -7 -4 -7C-1 -7 0 -4 0 -3C0 -4 1 -7 4 -7C9 -7 9 1 0 7Z', '$jam', 'stroke-width="2.2"'),
      ),
  },
  sheaf: {
    width: 86,
    height: 96,
    draw: () =>
      shadow(26) +
      scatter(
        [
          [-24, -62, -20],
          [24, -62, 20],
          [-12, -70, -9],
          [12, -70, 9],
          [0, -74, 0],
        ],
        ([x, y, t]) =>
          line(`M0 -20L${x} ${y + 12}`, '$ridge-a', 3) +
          at(
            x,
            y,
            path('M0 -15C6 -9 6 -3 0 2C-6 -3 -6 -9 0 -15Z', '$butter', 'stroke-width="2.2"') +
              path(
                'M-1 8C-9 7 -12 1 -10 -5C-4 -4 -1 1 -1 8ZM1 8C9 7 12 1 10 -5C4 -4 1 1 1 8Z',
                '$butter',
                'stroke-width="2.2"',
              ),
            1,
            t,
          ),
      ) +
      shade('M-22 0Q-14 -22 -7 -34H7Q14 -22 22 0Q0 5 -22 0Z', '$butter', '$butter-lo', { ax: -8, ay: -20, k: 0.9 }) +
      line('M-12 -2L-4 -28M0 -1V-28M12 -2L4 -28', '$ridge-a', 2.4) +
      path('M-10 -36Q0 -32 10 -36L9 -27Q0 -23 -9 -27Z', '$jam', 'stroke-width="2.6"'),
  },
  butter: {
    width: 96,
    height: 66,
    draw: () =>
      shadow(42) +
      shade('M-44 -10H44Q40 0 26 0H-26Q-40 0 -44 -10Z', '$milk', '$milk-lo', { ax: -10, ay: -8, k: 0.94 }) +
      line('M-40 -6Q0 0 40 -6', '$sea', 2.6) +
      path('M24 -40L34 -46V-18L24 -11Z', '$butter-lo') +
      path('M-32 -40L-20 -48H34L24 -40Z', '$cream') +
      shade('M-32 -40H24V-11H-32Z', '$butter', '$butter-lo', { ax: -24, ay: -34, k: 0.92 }) +
      line('M-25 -33H-12', '$white', 3.4) +
      shade(
        'M-16 -46C-22 -60 -2 -66 6 -58C12 -52 4 -46 -2 -50C2 -50 4 -54 0 -55C-6 -56 -8 -50 -2 -45Z',
        '$butter',
        '$butter-lo',
        { ax: -8, ay: -56, k: 0.9 },
      ),
  },
  bale: {
    width: 110,
    height: 70,
    draw: () =>
      shadow(44, 6) +
      path('M-4 -58H22A29 29 0 0 1 22 0H-4Z', '$crust-lo') +
      line('M10 -57A29 29 0 0 1 10 -1M24 -57A29 29 0 0 1 24 -1', '$loaf-lo', 2.4) +
      shade('M-8 -58A29 29 0 1 1 -8.1 -58Z', '$crust', '$crust-lo', { ax: -18, ay: -40, k: 0.93 }) +
      line(
        'M-7 -9C-26 -9 -30 -22 -28 -33S-13 -51 -4 -48S13 -37 10 -27S-4 -16 -10 -20S-17 -33 -11 -37S2 -33 -1 -28',
        '$cream',
        5.4,
      ),
  },
  picnic: {
    width: 104,
    height: 64,
    draw: () =>
      gingham(
        'M-50 -4L-26 -22H34L50 -4Q0 6 -50 -4Z',
        '$milk',
        '$jam',
        'M-30 -19H41L45 -12H-40Z|M-36 -3L-20 -22H-9L-20 -1Z|M-4 0L1 -22H12L14 0Z|M28 -2L22 -22H32L45 -4Z',
      ) +
      at(
        -4,
        -12,
        line('M-22 -24C-22 -52 22 -52 22 -24', '$outline', 9) +
          line('M-22 -24C-22 -52 22 -52 22 -24', '$loaf', 3.4) +
          at(10, -24, toast(0, 0, 0.34, 16)) +
          at(-8, -22, shade('M-12 0C-14 -16 12 -16 10 0Z', '$crust', '$crust-lo', { ax: -4, ay: -10, k: 0.86 })) +
          shade('M-30 -26H30L25 0Q24 4 19 4H-19Q-24 4 -25 0Z', '$crust', '$crust-lo', { ax: -12, ay: -18, k: 0.92 }) +
          line('M-27 -12H27M-14 -22V2M0 -22V2M14 -22V2', '$loaf-lo', 2.4) +
          rect(-33, -29, 66, 8, 4, '$loaf'),
      ),
  },
} satisfies Record<string, PlaceProp>;

/** A table mountain of toast; butter runs off some. */
const mesa = (x: number, y: number, s: number, butter = false) =>
  big(
    box('translate(4 -.6)', path(slice, '$loaf-lo')) +
      shade(slice, '$crust', '$loaf', {
        ax: -20,
        ay: -40,
        k: 0.965,
        decor:
          path(crumb, '$cream-lo') +
          path(crumb, '$cream', 'transform="translate(-1 -1.4) scale(.94 .96)"') +
          dots(
            [
              [-9, -44, 30],
              [4, -30, -30],
              [-13, -20, 10],
              [9, -48, 50],
              [8, -14, 20],
            ],
            '$cream-lo',
            1.2,
            1.9,
          ),
      }) +
      (butter
        ? path(
            'M-15 -63L-10 -71H13L19 -65L14 -58V-47C14 -41 7 -41 7 -47V-53C7 -56 3 -56 3 -53V-2L9 4H-12L-5 -3V-54C-5 -57 -9 -57 -9 -54V-51C-9 -47 -15 -47 -15 -51Z',
            '$butter',
          ) +
          flat(
            path('M-15 -63L-10 -71H13L19 -65L14 -61H-11Z', '$glow') +
              path('M7 -58H14V-47C14 -44 11 -43 10 -44Z', '$butter-lo', 'opacity=".6"'),
          ) +
          path(
            'M-15 -63L-10 -71H13L19 -65L14 -58V-47C14 -41 7 -41 7 -47V-53C7 -56 3 -56 3 -53V-2L9 4H-12L-5 -3V-54C-5 -57 -9 -57 -9 -54V-51C-9 -47 -15 -47 -15 -51Z',
          ) +
          line('M0 -48V-14', '$glow', 1.4)
        : ''),
    x,
    y,
    s,
  );

/** The toast plain: mesas of toast, butter running off the highest one. */
export const toastPlain: Place = {
  props,
  gateway: () =>
    layer('sky', sunny(276, 84, 30) + cloud(196, 60, 0.7) + cloud(520, 56, 0.8) + cloud(90, 66) + cloud(660, 50, 0.9)) +
    layer(
      'far',
      flat(
        path(
          'M0 150C60 104 130 100 190 128C250 86 330 92 396 126C450 92 560 88 620 122C660 106 700 108 720 120V240H0Z',
          '$far-a',
        ),
      ) +
        mesa(338, 166, 0.86) +
        mesa(566, 166, 1) +
        mesa(150, 166, 1.1),
    ) +
    layer(
      'mid',
      loaf(84, 172, 120, 74, '$loaf', '$loaf-lo', '$loaf-hi', 4) +
        loaf(228, 160, 62, 38, '$crust', '$crust-lo', '$crust-hi', 3) +
        mesa(510, 158, 1.18) +
        mesa(420, 160, 1.62, true) +
        loaf(664, 176, 96, 62, '$crust', '$crust-lo', '$crust-hi', 3),
    ) +
    layer(
      'near',
      path('M-10 160C80 146 180 148 270 154C400 164 560 146 730 158V250H-10Z', '$land-a') +
        flat(
          path(
            'M-10 170C60 158 150 156 230 164C246 186 236 214 216 250H-10ZM560 164C620 156 680 158 730 166V250H610C600 214 580 190 560 164Z',
            '$soil-a',
          ),
        ) +
        line(
          'M0 184C70 170 140 170 232 178M0 200C60 188 130 186 236 194M0 216C60 206 130 204 230 212M576 184C620 176 680 176 720 182M592 202C630 194 680 194 720 200',
          '$ridge-a',
          3,
          'stroke-dasharray="9 8"',
        ) +
        road('a', 322, 157, -8) +
        path(
          'M404 158C398 172 432 176 458 182C492 190 500 206 540 240H470C456 214 440 204 414 196C384 186 376 170 388 159Z',
          '$melt',
          'stroke-width="2.6"',
        ) +
        line('M396 168C404 180 436 184 462 194', '$melt-hi', 4) +
        put(props, 'sheaf', 250, 186, 0.62) +
        put(props, 'bale', 214, 178, 0.5) +
        put(props, 'toaster', 588, 190, 0.7) +
        put(props, 'sheaf', 60, 196, 0.8) +
        put(props, 'honey', 126, 194, 0.6),
    ),
  land: () =>
    flat(path('M0 0H720V480H0Z', '$land-a')) +
    field(176, 92, 0.86, -8, 'a') +
    field(80, 300, 1, 6, 'a') +
    field(588, 366, 1.04, 8, 'a') +
    field(664, 90, 0.8, -6, 'a') +
    path(
      'M470 -4C486 50 566 70 574 130C582 190 480 202 404 222C300 250 190 244 90 300C40 326 10 340 -20 350V404C30 394 60 378 110 350C220 296 320 302 428 270C530 242 640 226 636 130C634 60 560 50 540 -4Z',
      '$melt',
      'stroke="$ridge-a" stroke-width="4"',
    ) +
    line(
      'M494 20C520 60 588 78 594 126M560 190C510 216 430 232 372 250M250 268C190 282 130 300 88 332',
      '$melt-hi',
      6,
    ) +
    line('M606 150C600 180 570 200 540 212M180 292C150 304 120 320 96 340', '$melt-lo', 4) +
    dots(
      [
        [250, 60, 30],
        [300, 150, -40],
        [230, 180, 60],
        [420, 80, 10],
        [440, 360, 40],
        [300, 390, -30],
        [240, 430, 20],
        [480, 440, -60],
        [400, 150, 50],
        [520, 300, 20],
      ],
      '$ridge-a',
      2,
      3.4,
    ),
};
