import { ball, bushes, cloud, layer, rect, scatter, shade, shadow, steam, sunny } from '../kit/land-parts.ts';
import { type Place, type PlaceProp, put } from '../kit/place.ts';
import { at, dots, ellipse, flat, line, path, round } from '../kit/shapes.ts';

const props = {
  chasen: {
    width: 66,
    height: 96,
    draw: () =>
      shadow(18) +
      path('M-8 0V-34H8V0Z', '$crust-hi') +
      shade(
        'M-10 -32H10C28 -48 32 -76 22 -92Q15 -84 11 -94Q5 -86 0 -96Q-5 -86 -11 -94Q-15 -84 -22 -92C-32 -76 -28 -48 -10 -32Z',
        '$crust-hi',
        '$crust',
        { ax: -8, ay: -62, k: 0.9 },
      ) +
      line('M-5 -38Q-16 -60 -12 -82M0 -38V-86M5 -38Q16 -60 12 -82', '$crust-lo', 2.6) +
      line('M-11 -33H11', '$outline', 9) +
      line('M-10 -33H10', '$leaf', 3.6),
  },
  teabowl: {
    width: 104,
    height: 84,
    draw: () =>
      shadow(34) +
      steam(-2, -56, 1.1, '$mist') +
      path('M-16 -4H16V2Q0 5 -16 2Z', '$loaf-lo') +
      shade('M-44 -46H44C44 -18 28 -2 0 -2S-44 -18 -44 -46Z', '$loaf', '$loaf-lo', { ax: -20, ay: -40, k: 0.92 }) +
      flat(path('M-36 -22Q-18 -12 4 -13T40 -24Q34 -10 18 -5Q0 0 -18 -5Q-30 -10 -36 -22Z', '$loaf-hi', 'opacity=".7"')) +
      shade('M-44 -46C-44 -57 44 -57 44 -46S-44 -35 -44 -46Z', '$leaf', '$leaf-lo', { ax: -16, ay: -48, k: 0.86 }) +
      line('M-24 -47Q-16 -51 -4 -51', '$matcha', 3.4) +
      dots(
        [
          [10, -44],
          [18, -47],
          [4, -48],
        ],
        '$matcha',
        2.6,
        1.6,
      ),
  },
  teahouse: {
    width: 128,
    height: 112,
    draw: () =>
      shadow(50) +
      path('M-52 -4H52V2H-52Z', '$stone') +
      path('M-40 -4V-46H40V-4Z', '$cream') +
      flat(path('M8 -46H40V-4H8Z', '$cream-lo', 'opacity=".7"')) +
      line('M-20 -46V-4M20 -46V-4M-40 -26H-20M20 -26H40M-30 -46V-4M30 -46V-4', '$loaf-lo', 2.4) +
      path('M-17 -4V-38H17V-4Z', '$jam') +
      flat(path('M-17 -38H17V-24Q8 -20 0 -24Q-8 -20 -17 -24Z', '$milk')) +
      path('M-17 -4V-38H17V-4Z') +
      flat(ellipse(0, -14, 6, 6, '$milk')) +
      shade(
        'M-64 -42C-50 -46 -40 -56 -34 -66H34C40 -56 50 -46 64 -42C56 -36 50 -37 46 -40H-46C-50 -37 -56 -36 -64 -42Z',
        '$leaf',
        '$leaf-lo',
        { ax: -20, ay: -60, k: 0.92, decor: path('M-46 -40H46L44 -45H-44Z', '$leaf-lo') },
      ) +
      path('M-24 -66V-78H24V-66Z', '$cream') +
      shade(
        'M-46 -76C-34 -80 -26 -90 -20 -100H20C26 -90 34 -80 46 -76C40 -70 34 -71 30 -74H-30C-34 -71 -40 -70 -46 -76Z',
        '$leaf',
        '$leaf-lo',
        { ax: -14, ay: -92, k: 0.9 },
      ) +
      line('M-16 -90Q-12 -96 -6 -96', '$matcha', 3) +
      ball(0, -105, 6, '$butter', '$butter-lo'),
  },
  dango: {
    width: 44,
    height: 104,
    draw: () =>
      shadow(14) +
      line('M0 0V-98', '$outline', 8) +
      line('M0 0V-98', '$crust-hi', 2.8) +
      ball(0, -34, 18, '$matcha', '$matcha-lo') +
      ball(0, -60, 17, '$milk', '$milk-lo') +
      ball(0, -84, 16, '$gum', '$icing-lo'),
  },
  tearow: {
    width: 138,
    height: 46,
    draw: () =>
      shadow(62) +
      scatter([-36, 36, 0], (x) =>
        at(
          x,
          0,
          shade('M-27 0C-33 -10 -27 -24 -17 -26C-14 -37 10 -38 16 -27C28 -26 33 -10 27 0Z', '$matcha', '$matcha-lo', {
            ax: -8,
            ay: -20,
            k: 0.9,
          }) +
            line('M-15 -14q3 -5 8 -4M0 -22q5 -3 9 1M4 -10q4 -4 8 -2', '$leaf-lo', 2.6) +
            line('M-14 -23Q-10 -30 -3 -30', '$white', 3, 'opacity=".75"'),
        ),
      ),
  },
  lantern: {
    width: 66,
    height: 92,
    draw: () =>
      shadow(24) +
      path('M-22 0L-16 -10H16L22 0Z', '$stone-lo') +
      path('M-8 -10V-34H8V-10Z', '$stone') +
      path('M-22 -34H22L16 -42H-16Z', '$stone-lo') +
      path('M-17 -42H17V-62H-17Z', '$stone') +
      rect(-9, -58, 18, 14, 6, '$glow') +
      shade(
        'M-32 -60C-18 -64 -10 -76 0 -80C10 -76 18 -64 32 -60Q30 -55 24 -56H-24Q-30 -55 -32 -60Z',
        '$matcha',
        '$matcha-lo',
        { ax: -10, ay: -70, k: 0.9 },
      ) +
      ball(0, -84, 5.4, '$milk', '$milk-lo'),
  },
} satisfies Record<string, PlaceProp>;

/** A hill like half a Swiss roll. */
const rollHill = (x: number, y: number, r: number) =>
  at(
    x,
    y,
    path(`M-4 ${-r}H30A${r} ${r} 0 0 1 ${round(r + 30)} 0H-4Z`, '$matcha-lo') +
      flat(path(`M-4 ${-r}H18A${r} ${r} 0 0 1 ${round(r + 18)} 0H-4Z`, '$leaf', 'opacity=".35"')) +
      shade(`M${-r} 0A${r} ${r} 0 0 1 ${r} 0Z`, '$matcha', '$matcha-lo', { ax: -r * 0.3, ay: 0, k: 0.95 }) +
      line(
        `M${round(r * 0.72)} -3A${round(r * 0.72)} ${round(r * 0.72)} 0 0 0 ${round(-r * 0.72)} -3M${round(-r * 0.36)} -3A${round(r * 0.4)} ${round(r * 0.4)} 0 0 1 ${round(r * 0.44)} -6`,
        '$milk',
        7,
      ) +
      path(`M${-r} 0A${r} ${r} 0 0 1 ${r} 0Z`),
  );
/** Rows of tea around a point: [rx, ry, offset]. */
const rows = (x: number, y: number, list: readonly (readonly [number, number, number])[], id: string) =>
  list
    .map(([rx, ry, k]) => {
      const d = `M${round(x - rx)} ${round(y + k)}A${rx} ${ry} 0 0 1 ${round(x + rx)} ${round(y + k)}`;
      return (
        line(d, `$ridge-${id}`, 20, 'stroke-dasharray=".1 18" transform="translate(0 3)"') +
        line(d, '$leaf-lo', 19, 'stroke-dasharray=".1 18"') +
        line(d, '$matcha', 14.5, 'stroke-dasharray=".1 18"') +
        line(d, '$mist', 3, 'stroke-dasharray=".1 18" opacity=".6" transform="translate(-3 -3.5)"')
      );
    })
    .join('');

/** The matcha hills: terraces under a tea house, rolls for hills, a bowl that steams. */
export const matcha: Place = {
  props,
  gateway: () =>
    layer('sky', sunny(494, 72, 22, 'joy') + cloud(226, 56, 0.6) + cloud(620, 60, 0.9) + cloud(90, 58, 0.9)) +
    layer(
      'far',
      flat(path('M0 146C60 96 140 92 206 128C270 76 360 84 430 124C500 84 600 78 720 122V240H0Z', '$far-b')) +
        rollHill(566, 152, 46) +
        rollHill(96, 156, 50) +
        flat(
          ellipse(600, 140, 120, 11, '$mist', 'opacity=".55"') + ellipse(120, 138, 130, 11, '$mist', 'opacity=".5"'),
        ),
    ) +
    layer(
      'mid',
      rollHill(470, 160, 40) +
        put(props, 'teahouse', 296, 94, 0.5) +
        path('M146 180C184 110 244 88 300 88S424 116 460 180Z', '$soil-b') +
        flat(
          path('M146 180C184 110 244 88 300 88C250 98 210 126 190 180Z', '$mist', 'opacity=".4"') +
            path('M460 180C424 116 360 88 300 88C350 104 400 130 416 180Z', '$ridge-b', 'opacity=".45"'),
        ) +
        bushes('M240 106Q300 92 362 108') +
        bushes('M214 124Q300 104 390 126') +
        bushes('M194 144Q300 120 414 147') +
        bushes('M178 164Q300 138 436 166') +
        path('M146 180C184 110 244 88 300 88S424 116 460 180') +
        flat(ellipse(250, 166, 150, 12, '$mist', 'opacity=".6"') + ellipse(440, 168, 90, 8, '$mist', 'opacity=".5"')),
    ) +
    layer(
      'near',
      path('M-10 166C90 144 200 152 300 162C430 174 560 150 730 162V250H-10Z', '$land-b') +
        flat(
          path(
            'M-10 182C60 164 150 164 232 174C262 190 262 220 240 250H-10ZM500 174C560 162 650 164 730 172V250H480C470 220 474 190 500 174Z',
            '$soil-b',
          ),
        ) +
        bushes('M-4 190Q70 172 160 176', 1.1) +
        bushes('M560 176Q640 168 726 178', 1.1) +
        line('M352 240C350 214 330 206 318 190C310 180 318 170 330 164', '$kerb-b', 22, 'stroke-dasharray=".1 25"') +
        line('M352 238C350 212 330 204 318 188C310 178 318 168 330 162', '$road-b', 17, 'stroke-dasharray=".1 25"') +
        put(props, 'chasen', 218, 184, 0.62) +
        put(props, 'chasen', 254, 178, 0.46) +
        put(props, 'teabowl', 456, 186, 0.86) +
        put(props, 'dango', 516, 184, 0.6) +
        put(props, 'lantern', 610, 192, 0.8) +
        put(props, 'chasen', 60, 190, 0.8),
    ),
  land: () =>
    flat(
      path('M0 0H720V480H0Z', '$land-b') +
        path(
          'M-20 60C80 10 220 40 250 120C270 190 180 240 60 236C20 234 -20 230 -20 220ZM740 150C640 110 500 150 480 240C466 320 560 380 660 370C700 366 740 356 740 340ZM-20 330C60 290 200 300 240 380C262 440 220 490 180 490H-20Z',
          '$soil-b',
        ),
    ) +
    rows(
      110,
      130,
      [
        [128, 100, 0],
        [100, 74, 12],
        [70, 48, 22],
        [38, 24, 32],
      ],
      'b',
    ) +
    rows(
      620,
      264,
      [
        [136, 112, 0],
        [108, 86, 12],
        [78, 60, 22],
        [46, 34, 32],
      ],
      'b',
    ) +
    rows(
      96,
      426,
      [
        [140, 104, 0],
        [110, 78, 12],
        [78, 52, 24],
        [44, 26, 34],
      ],
      'b',
    ) +
    flat(
      ellipse(60, 196, 130, 15, '$mist', 'opacity=".5"') +
        ellipse(650, 330, 140, 15, '$mist', 'opacity=".5"') +
        ellipse(640, 60, 110, 12, '$mist', 'opacity=".5"') +
        ellipse(110, 470, 120, 12, '$mist', 'opacity=".4"'),
    ) +
    dots(
      [
        [300, 60],
        [420, 120],
        [330, 210],
        [300, 330],
        [410, 400],
        [440, 60],
        [520, 90],
      ],
      '$ridge-b',
      3,
      2,
    ),
};
