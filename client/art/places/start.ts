import { box, ear, field, rect, scatter, shade, shadow, steam, toast } from '../kit/land-parts.ts';
import { put } from '../kit/place.ts';
import { at, dots, ellipse, flat, line, path, star } from '../kit/shapes.ts';
import { rye } from './rye.ts';

/** The bakery that the first level leaves: its foot at 0,0, its door at x −32. */
const bakery = () =>
  shadow(118, 0, 2) +
  path('M52 -176V-244H84V-176Z', '$brick') +
  line('M54 -232H66M70 -220H82M54 -208H66', '$brick-lo', 3) +
  rect(46, -252, 44, 12, 4, '$brick-lo') +
  steam(68, -256, 1.1, '$mist') +
  path('M-106 -4V-140H106V-4Z', '$cream') +
  flat(path('M58 -140H106V-4H58Z', '$cream-lo', 'opacity=".75"') + path('M-106 -24H106V-4H-106Z', '$brick')) +
  line(
    'M-104 -14H104M-84 -24V-14M-44 -24V-14M36 -24V-14M76 -24V-14M-96 -14V-4M-64 -14V-4M16 -14V-4M56 -14V-4M96 -14V-4',
    '$brick-lo',
    2.4,
  ) +
  line('M-106 -24H-66M2 -24H106', '$outline', 2.6) +
  path('M-106 -4V-140H106V-4Z') +
  path('M-64 -4V-74C-64 -108 0 -108 0 -74V-4Z', '$glow') +
  flat(
    path('M-58 -4V-40H-6V-4Z', '$butter-lo', 'opacity=".55"') +
      path('M-50 -40C-52 -54 -34 -56 -34 -42C-32 -56 -12 -56 -14 -40Z', '$crust') +
      path('M-58 -38H-6V-32H-58Z', '$loaf'),
  ) +
  path('M-64 -4V-74C-64 -108 0 -108 0 -74V-4Z', 'none', 'stroke-width="4"') +
  path('M-64 -2V-76C-64 -84 -62 -90 -60 -94L-88 -84Q-92 -80 -92 -74V8Z', '$jam') +
  flat(
    path('M-72 -84L-88 -79Q-90 -76 -90 -72V-50L-72 -54ZM-72 -44L-90 -40V2L-72 -4Z', '$jam-lo', 'opacity=".5"') +
      ellipse(-70, -40, 2.8, 2.8, '$butter'),
  ) +
  rect(18, -92, 78, 58, 6, '$sky-d') +
  flat(
    path('M21 -40C22 -54 40 -56 42 -44C44 -58 62 -58 64 -44C66 -54 92 -54 92 -40Z', '$crust') +
      path('M28 -78L44 -90H56L30 -66Z', '$white', 'opacity=".6"'),
  ) +
  line('M26 -46q3 -5 8 -4M48 -48q4 -5 9 -3M70 -46q4 -5 9 -3', '$crust-hi', 3) +
  rect(18, -92, 78, 58, 6) +
  line('M57 -92V-36', '$outline', 3) +
  path('M12 -34H102V-26H12Z', '$wood') +
  path(
    'M10 -96H104L110 -82Q104 -74 98 -80Q92 -74 86 -80Q78 -74 72 -80Q64 -74 57 -80Q50 -74 42 -80Q36 -74 28 -80Q22 -74 16 -80Q10 -74 4 -82Z',
    '$milk',
  ) +
  flat(
    path(
      'M25 -96H40L36 -80Q32 -77 28 -80Q25 -78 22 -78ZM56 -96H71L72 -80Q64 -76 57 -80ZM87 -96H100L104 -79Q101 -77 98 -80Q92 -76 86 -80Z',
      '$jam',
    ),
  ) +
  path(
    'M10 -96H104L110 -82Q104 -74 98 -80Q92 -74 86 -80Q78 -74 72 -80Q64 -74 57 -80Q50 -74 42 -80Q36 -74 28 -80Q22 -74 16 -80Q10 -74 4 -82Z',
  ) +
  shade(
    'M-126 -132C-138 -196 -84 -226 0 -226S138 -196 126 -132Q118 -122 108 -130Q98 -120 86 -130Q76 -120 64 -130Q54 -120 42 -130Q30 -120 20 -130Q10 -120 -2 -130Q-12 -120 -24 -130Q-34 -120 -46 -130Q-56 -120 -68 -130Q-78 -120 -90 -130Q-100 -120 -110 -130Q-120 -122 -126 -132Z',
    '$crust',
    '$crust-lo',
    {
      ax: -40,
      ay: -170,
      k: 0.94,
      decor: scatter([-78, -26, 26, 78], (x) =>
        path(`M${x - 18} -164Q${x - 8} -206 ${x + 16} -206Q${x + 8} -170 ${x - 18} -164Z`, '$crust-hi'),
      ),
    },
  ) +
  line('M-106 -172Q-96 -198 -70 -208', '$white', 5, 'opacity=".75"') +
  at(
    -32,
    -124,
    shade('M-40 -14H40Q46 -14 46 -8V8Q46 14 40 14H-40Q-46 14 -46 8V-8Q-46 -14 -40 -14Z', '$wood-hi', '$wood', {
      ax: -10,
      ay: -6,
      k: 0.92,
    }) +
      at(-26, 0, box('scale(.42)', toast(0, 30, 1))) +
      at(
        26,
        1,
        box(
          'scale(.26)',
          line(
            'M-6 24C-34 22 -46 -6 -30 -22C-14 -36 2 -14 6 0C10 14 20 24 34 22M6 24C34 22 46 -6 30 -22C14 -36 -2 -14 -6 0C-10 14 -20 24 -34 22',
            '$outline',
            24,
          ) +
            line(
              'M-6 24C-34 22 -46 -6 -30 -22C-14 -36 2 -14 6 0C10 14 20 24 34 22M6 24C34 22 46 -6 30 -22C14 -36 -2 -14 -6 0C-10 14 -20 24 -34 22',
              '$crust',
              13,
            ),
        ),
      ) +
      at(0, 0, path(star(8.5, 0.52), '$butter', 'stroke-width="2.4"')),
  ) +
  at(118, 0, box('', put(rye.props, 'ryeears', 0, 0, 0.7))) +
  at(
    -108,
    0,
    path('M-16 2C-20 -14 -16 -30 -10 -34H10C16 -30 20 -14 16 2Q0 6 -16 2Z', '$milk') +
      path('M-10 -34C-14 -42 -6 -40 0 -42S14 -42 10 -34Z', '$milk', 'stroke-width="2.6"') +
      line('M-10 -34H10', '$jam', 3.4) +
      box('translate(0 -12)', ear(0, 0, 0.7, '$ridge-a')),
  );

/** The yard in front of it, 720 × 560, with the threshold at 374,404: light falls out of the door. */
const yard = () =>
  flat(path('M0 0H720V560H0Z', '$land-a')) +
  field(86, 214, 1, -6, 'a') +
  field(640, 222, 0.94, 8, 'a') +
  field(676, 414, 0.9, -4, 'a') +
  field(64, 430, 0.9, 5, 'a') +
  flat(
    path(
      'M186 470C190 424 260 408 380 408S590 424 596 470C602 520 520 540 390 540S182 520 186 470Z',
      '$road-a',
      'opacity=".85"',
    ) + path('M348 400H402C424 430 428 458 408 486Q356 506 304 490C308 454 326 424 348 400Z', '$glow', 'opacity=".6"'),
  ) +
  dots(
    [
      [220, 470, 20],
      [260, 500, -30],
      [470, 512, 40],
      [540, 490, 10],
      [560, 462, -40],
      [440, 430, 60],
      [236, 440, 0],
    ],
    '$ridge-a',
    2.4,
    4,
  ) +
  dots(
    [
      [200, 60, 30],
      [300, 40, -40],
      [420, 120, 60],
      [520, 160, 10],
      [230, 240, 40],
      [560, 260, -30],
      [480, 40, 20],
      [180, 330, -60],
    ],
    '$ridge-a',
    2,
    3.4,
  );

export const start = { bakery, yard };
