import { ball, big, cloud, gingham, layer, scatter, shade, shadow, sunny, waves } from '../kit/land-parts.ts';
import { type Place, type PlaceProp, put } from '../kit/place.ts';
import { at, dots, ellipse, flat, line, path, round, star } from '../kit/shapes.ts';

const props = {
  jarhouse: {
    width: 108,
    height: 126,
    draw: () =>
      shadow(44) +
      shade('M-40 -74H40Q46 -62 46 -50V-14Q46 0 32 0H-32Q-46 0 -46 -14V-50Q-46 -62 -40 -74Z', '$jam', '$jam-lo', {
        ax: -18,
        ay: -50,
        k: 0.93,
        decor: path(
          'M-40 -74H40Q46 -64 45.5 -56C34 -50 30 -60 18 -56S0 -50 -14 -56S-34 -60 -45.5 -54Q-46 -62 -40 -74Z',
          '$milk',
        ),
      }) +
      path('M-15 0V-26Q-15 -40 0 -40T15 -26V0Z', '$loaf') +
      line('M0 -38V-2', '$loaf-lo', 2.6) +
      flat(ellipse(8, -18, 2.4, 2.4, '$butter')) +
      ellipse(-30, -32, 9, 9, '$glow') +
      ellipse(30, -32, 9, 9, '$glow') +
      line('M-30 -41V-23M-39 -32H-21M30 -41V-23M21 -32H39', '$outline', 2.4) +
      gingham(
        'M-48 -74C-52 -90 -34 -112 0 -112S52 -90 48 -74C42 -66 36 -76 24 -72C12 -66 8 -76 -4 -72C-16 -66 -22 -76 -32 -71C-40 -67 -46 -68 -48 -74Z',
        '$milk',
        '$icing',
        'M-14 -112H2L-2 -72L-16 -72Z|M24 -108L36 -102L40 -72H24Z|M-42 -92L-26 -108L-34 -72H-48Z|M-44 -96H44L48 -82H-48Z',
      ) +
      line('M-45 -78Q0 -68 45 -78', '$outline', 7.4) +
      line('M-44 -78Q0 -68 44 -78', '$butter', 3) +
      line('M-36 -14V-44', '$icing', 4),
  },
  strawberry: {
    width: 74,
    height: 94,
    draw: () =>
      shadow(22) +
      path('M-6 -62C-24 -74 -20 -86 -11 -83C-8 -94 6 -96 9 -83C18 -90 30 -80 18 -70C12 -62 2 -60 -6 -62Z', '$leaf') +
      shade(
        'M-32 -42C-38 -64 -16 -70 0 -64C16 -70 38 -64 32 -42C27 -18 12 -2 0 1C-12 -2 -27 -18 -32 -42Z',
        '$jam',
        '$jam-lo',
        { ax: -12, ay: -44, k: 0.9 },
      ) +
      dots(
        [
          [-15, -50],
          [1, -54],
          [17, -48],
          [-20, -34],
          [-5, -38],
          [10, -34],
          [22, -32],
          [-10, -22],
          [4, -20],
          [14, -18],
          [-1, -8],
        ],
        '$butter',
        1.7,
        2.6,
      ) +
      line('M-25 -48Q-24 -58 -15 -60', '$icing', 4),
  },
  berries: {
    width: 86,
    height: 56,
    draw: () =>
      shadow(36) +
      scatter(
        [
          [-24, -19, 19],
          [24, -17, 17],
          [0, -36, 18],
        ],
        ([x, y, r]) =>
          ball(x, y, r, '$plum', '$plum-lo', '$white') +
          at(x + r * 0.1, y - r * 0.28, path(star(r * 0.42, 0.5), '$plum-lo', 'stroke-width="2"')),
      ) +
      path('M14 -46C20 -60 34 -58 36 -52C32 -44 22 -42 14 -46Z', '$leaf', 'stroke-width="2.6"'),
  },
  macaron: {
    width: 84,
    height: 90,
    draw: () =>
      shadow(34) +
      scatter(
        [
          ['$gum', '$icing-lo', 0],
          ['$butter', '$butter-lo', -28],
          ['$taro', '$taro-lo', -56],
        ],
        ([c, lo, y], i) =>
          at(
            i === 1 ? 3 : -1,
            y,
            path(
              'M-33 -9Q-34 -14 -29 -15H29Q34 -14 33 -9Q34 -5 29 -5H-29Q-34 -5 -33 -9Z',
              '$milk',
              'stroke-width="2.6"',
            ) +
              shade('M-34 -8C-32 2 -18 2 0 2S32 2 34 -8Q28 -5 22 -8T8 -8T-6 -8T-20 -8T-34 -8Z', c, lo, {
                ax: -8,
                ay: -2,
                k: 0.9,
              }) +
              shade('M-34 -14C-34 -28 -18 -30 0 -30S34 -28 34 -14Q28 -11 22 -14T8 -14T-6 -14T-20 -14T-34 -14Z', c, lo, {
                ax: -8,
                ay: -22,
                k: 0.92,
              }) +
              line('M-22 -22Q-16 -26 -8 -26', '$white', 3),
          ),
      ),
  },
  boat: {
    width: 104,
    height: 96,
    draw: () =>
      path('M-3 -16V-86L-38 -24H-3Z', '$milk') +
      flat(path('M-3 -16V-42L-28 -24Z', '$milk-lo', 'opacity=".0"')) +
      path('M6 -78L38 -24H6Z', '$icing') +
      line('M2 -10V-90', '$outline', 4) +
      path('M3 -92H20L14 -87L20 -82H3Z', '$butter', 'stroke-width="2.4"') +
      shade('M-46 -20H46C44 -2 28 4 0 4S-44 -2 -46 -20Z', '$crust', '$crust-lo', { ax: -14, ay: -14, k: 0.92 }) +
      line(
        'M-30 -12L-20 -2M-14 -12L-4 -1M2 -12L12 -1M18 -12L28 -3M-20 -12L-30 -4M-4 -12L-14 -2M12 -12L2 -1M28 -12L18 -2',
        '$loaf',
        2.2,
      ),
  },
  cherrylamp: {
    width: 84,
    height: 112,
    draw: () =>
      shadow(14) +
      line('M0 0V-70C0 -96 -16 -102 -18 -82M0 -70C0 -96 18 -100 20 -76', '$outline', 7.4) +
      line('M0 0V-70C0 -96 -16 -102 -18 -82M0 -70C0 -96 18 -100 20 -76', '$leaf', 2.4) +
      flat(ellipse(-18, -68, 19, 19, '$glow', 'opacity=".45"') + ellipse(20, -62, 19, 19, '$glow', 'opacity=".45"')) +
      ball(-18, -68, 12.5, '$jam', '$jam-lo', '$icing') +
      ball(20, -62, 12.5, '$jam', '$jam-lo', '$icing') +
      path('M2 -92C10 -106 26 -102 26 -98C20 -88 10 -86 2 -92Z', '$leaf', 'stroke-width="2.6"'),
  },
} satisfies Record<string, PlaceProp>;

/** A peak of cream under jam. */
const cream = (x: number, y: number, s: number, fall = '') =>
  big(
    shade(
      'M-84 0C-76 -20 -62 -26 -52 -28C-54 -46 -40 -56 -28 -58C-28 -76 -12 -86 6 -104C6 -92 16 -84 22 -78C33 -70 32 -60 30 -56C46 -52 54 -42 52 -28C68 -24 80 -16 84 0Z',
      '$milk',
      '$milk-lo',
      { ax: -20, ay: -20, k: 0.94 },
    ) +
      line('M-50 -27Q-24 -12 8 -19M50 -27Q36 -18 26 -18', '$milk-lo', 3) +
      path(
        `M-28 -58C-28 -76 -12 -86 6 -104C6 -92 16 -84 22 -78C33 -70 32 -60 30 -56C29 -47 20 -47 19 -53C17 -40 8 -40 6 -49${fall}C2 -57 -4 -56 -6 -49C-8 -41 -18 -43 -17 -52C-19 -47 -28 -49 -28 -58Z`,
        '$jam',
      ) +
      flat(path('M14 -84C20 -78 33 -70 30 -56C29 -50 25 -48 22 -49C27 -60 22 -72 14 -84Z', '$jam-lo')) +
      line('M-12 -76Q-8 -83 -1 -88', '$icing', 3.6),
    x,
    y,
    s,
  );
const sprinkles = (list: readonly (readonly [number, number, number])[]) =>
  list
    .map(([x, y, t], i) =>
      line(
        `M${x} ${y}l${round(7 * Math.cos(t))} ${round(7 * Math.sin(t))}`,
        ['$jam', '$butter-lo', '$taro-lo', '$white'][i % 4],
        4,
      ),
    )
    .join('');

/** The jam valley: cream peaks, a fall of jam into a lake, a jar to live in and a wafer pier. */
export const berry: Place = {
  props,
  gateway: () =>
    layer(
      'sky',
      sunny(330, 72, 22) + cloud(222, 58, 0.66) + cloud(560, 56, 0.7) + cloud(90, 60, 0.9) + cloud(664, 84, 0.7),
    ) +
    layer(
      'far',
      flat(path('M0 146C80 100 140 96 210 130C270 92 350 98 420 128C500 88 590 96 720 134V240H0Z', '$far-c')) +
        cream(548, 148, 0.62) +
        cream(328, 148, 0.46) +
        cream(130, 152, 0.72),
    ) +
    layer(
      'mid',
      cream(660, 160, 0.86) +
        cream(438, 160, 1.06) +
        path('M431 112C432 126 428 144 426 160H454C450 144 446 130 447 110', '$jam') +
        flat(path('M432 100H446.500V116H432Z', '$jam')) +
        line('M436 118V146M442 124V150', '$icing', 2.6),
    ) +
    layer(
      'near',
      path('M-10 156C60 150 120 158 200 154S340 152 400 156S620 150 730 156V250H-10Z', '$lake') +
        flat(
          path('M-10 170C140 162 300 172 430 168S640 166 730 172V250H-10Z', '$lake-lo', 'opacity=".4"') +
            path('M412 158Q440 148 470 158Q440 166 412 158Z', '$icing'),
        ) +
        line(
          'M270 168q12-5 24 0M520 166q12-5 24 0M574 178q12-5 24 0M90 172q12-5 24 0M392 178q10-4 20 0',
          '$icing',
          3.4,
        ) +
        path(
          'M-10 190C60 166 150 166 222 182C262 190 290 206 300 250H-10ZM730 184C660 168 590 174 520 190C478 200 452 216 444 250H730Z',
          '$land-c',
        ) +
        flat(
          path('M-10 206C60 184 140 184 200 198L220 250H-10ZM730 200C670 186 600 190 540 208L520 250H730Z', '$soil-c'),
        ) +
        dots(
          [
            [40, 196, 30],
            [80, 216, -40],
            [130, 200, 70],
            [590, 206, 30],
            [640, 200, -30],
            [690, 216, 60],
          ],
          '$butter',
          2,
          4,
        ) +
        dots(
          [
            [60, 222, 10],
            [110, 188, -70],
            [620, 222, 40],
            [670, 192, 0],
          ],
          '$taro-lo',
          2,
          4,
        ) +
        path('M334 246L311 168H331L386 246Z', '$kerb-c') +
        path('M334 240L311 166H331L386 240Z', '$road-c') +
        line('M314 174H334M317 182H340M320 191H346M323 201H353M327 212H361M331 224H370', '$kerb-c', 2.4) +
        line('M330 236V226M388 236V226M314 186V174', '$outline', 7) +
        line('M330 236V228M388 236V228M314 186V178', '$wood-hi', 2) +
        at(
          282,
          166,
          path('M-62 6C-60 -9 52 -10 60 5Q0 18 -62 6Z', '$land-c') +
            flat(path('M-54 6Q0 14 52 5Q40 0 0 0T-54 6Z', '$milk')),
        ) +
        put(props, 'jarhouse', 264, 168, 0.76) +
        put(props, 'boat', 498, 178, 0.72) +
        put(props, 'macaron', 556, 196, 0.56) +
        put(props, 'strawberry', 206, 188, 0.5) +
        put(props, 'berries', 612, 200, 0.6) +
        put(props, 'strawberry', 66, 196, 0.8) +
        put(props, 'cherrylamp', 122, 196, 0.7),
    ),
  land: () =>
    flat(
      path('M0 0H720V480H0Z', '$land-c') +
        path(
          'M-20 300C120 280 200 330 330 326C470 322 600 300 740 330V400C600 380 460 420 330 410C200 400 100 370 -20 400Z',
          '$soil-c',
          'opacity=".7"',
        ),
    ) +
    path(
      'M296 -10C290 44 220 66 130 70C50 74 0 66 -20 62V226C60 240 160 220 250 240C330 258 400 274 520 256C620 240 690 246 740 254V84C670 92 560 90 500 66C458 50 446 26 444 -10Z',
      '$lake',
      'stroke="$milk" stroke-width="13"',
    ) +
    path(
      'M296 -10C290 44 220 66 130 70C50 74 0 66 -20 62V226C60 240 160 220 250 240C330 258 400 274 520 256C620 240 690 246 740 254V84C670 92 560 90 500 66C458 50 446 26 444 -10Z',
      'none',
      'stroke="$lake-lo" stroke-width="3"',
    ) +
    flat(
      path(
        'M-20 200C60 214 160 196 250 216C330 234 400 250 520 232C620 216 690 222 740 230V254C690 246 620 240 520 256C400 274 330 258 250 240C160 220 60 240 -20 226Z',
        '$lake-lo',
        'opacity=".55"',
      ),
    ) +
    waves(
      [
        [230, 108],
        [430, 120],
        [520, 170],
        [150, 150],
        [90, 110],
        [600, 130],
        [270, 190],
        [470, 214],
        [650, 190],
      ],
      '$lake-hi',
      0.9,
    ) +
    sprinkles([
      [210, 20, 0.6],
      [250, 40, 2],
      [500, 20, 1],
      [560, 50, 2.6],
      [180, 290, 0.4],
      [240, 340, 2.2],
      [470, 310, 1.2],
      [520, 360, 0.2],
      [200, 420, 1.8],
      [440, 430, 0.8],
      [540, 440, 2.6],
      [90, 300, 1],
      [640, 320, 0.6],
      [60, 430, 2],
      [660, 440, 1.4],
      [300, 450, 0.3],
    ]),
};
