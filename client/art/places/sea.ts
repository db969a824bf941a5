import { ball, box, cloud, layer, rect, scatter, shade, shadow, steam, sunny, waves } from '../kit/land-parts.ts';
import { type Place, type PlaceProp, put } from '../kit/place.ts';
import { at, dots, ellipse, flat, line, path } from '../kit/shapes.ts';

const props = {
  ferry: {
    width: 148,
    height: 104,
    draw: () =>
      steam(34, -84, 1, '$mist') +
      path('M24 -52L28 -80H42L44 -52Z', '$jam') +
      path('M26 -66L27 -72H43L43.5 -66Z', '$milk', 'stroke-width="2.2"') +
      path('M-42 -26V-50Q-42 -54 -38 -54H50Q54 -54 54 -50V-26Z', '$milk') +
      flat(path('M34 -54H50Q54 -54 54 -50V-26H34Z', '$milk-lo', 'opacity=".8"')) +
      path('M-42 -26V-50Q-42 -54 -38 -54H50Q54 -54 54 -50V-26Z') +
      rect(-34, -46, 12, 11, 3, '$sea') +
      rect(-14, -46, 12, 11, 3, '$sea') +
      rect(6, -46, 12, 11, 3, '$sea') +
      rect(26, -46, 12, 11, 3, '$sea') +
      path('M-30 -54V-68H-2V-54Z', '$milk') +
      rect(-25, -64, 18, 7, 2, '$sea', 'stroke-width="2.4"') +
      shade('M-70 -30C-50 -26 50 -26 72 -32C70 -12 62 4 44 6H-42C-58 6 -68 -12 -70 -30Z', '$crust', '$crust-lo', {
        ax: -24,
        ay: -20,
        k: 0.93,
      }) +
      flat(
        scatter([-40, -12, 16, 42], (x) =>
          path(`M${x - 12} -6Q${x - 4} -20 ${x + 10} -20Q${x + 5} -6 ${x - 12} -6Z`, '$crust-hi'),
        ),
      ) +
      line('M-64 -18Q0 -12 66 -20', '$loaf-lo', 2.6),
  },
  lighthouse: {
    width: 96,
    height: 140,
    draw: () =>
      path('M-46 2C-44 -14 -24 -20 -8 -18C10 -24 40 -18 46 2Q0 8 -46 2Z', '$loaf') +
      flat(path('M-30 -4C-24 -12 -12 -14 -4 -12C8 -17 26 -12 32 -3Q16 -7 0 -6T-30 -4Z', '$loaf-hi')) +
      dots(
        [
          [-34, -3, 20],
          [-18, -9, 60],
          [30, -6, -30],
          [14, -12, 10],
        ],
        '$salt',
        2.4,
        2.4,
      ) +
      shade('M-20 -14L-14 -92H14L20 -14Q0 -9 -20 -14Z', '$milk', '$milk-lo', { ax: -8, ay: -50, k: 0.9 }) +
      path('M-17.8 -42L-16.2 -64H16.200L17.8 -42Q0 -38 -17.8 -42Z', '$jam') +
      path('M-5 -13V-24Q1 -32 7 -24V-13Z', '$loaf') +
      path('M-18 -92H18V-100H-18Z', '$steel-lo') +
      flat(path('M14 -116L48 -128V-104L14 -108ZM-14 -116L-46 -126V-106L-14 -108Z', '$glow', 'opacity=".55"')) +
      path('M-12 -100V-120H12V-100Z', '$glow') +
      line('M0 -120V-100', '$outline', 2.4) +
      shade('M-17 -119C-15 -134 15 -134 17 -119Z', '$jam', '$jam-lo', { ax: -6, ay: -126, k: 0.86 }) +
      line('M0 -131V-137', '$outline', 3.4),
  },
  saltheap: {
    width: 112,
    height: 74,
    draw: () =>
      shadow(40) +
      box(
        'translate(34 -6) rotate(18)',
        line('M0 4V-58', '$outline', 7) +
          line('M0 4V-58', '$wood-hi', 2.4) +
          path('M-15 -64H15V-57H-15Z', '$wood', 'stroke-width="2.6"'),
      ) +
      shade('M-44 2C-34 -8 -20 -38 -8 -50Q-3 -55 3 -50C15 -38 26 -10 36 2Q-4 6 -44 2Z', '$salt', '$salt-lo', {
        ax: -14,
        ay: -14,
        k: 0.9,
      }) +
      line('M-18 -16L-8 -30M-26 -6L-22 -11M4 -10L0 -20', '$salt-lo', 3) +
      flat(path('M-38 2l5 -6l5 6zM28 3l4 -7l5 7z', '$salt')),
  },
  buoy: {
    width: 60,
    height: 82,
    draw: () =>
      path('M-7 -30L-4 -62H4L7 -30Z', '$milk') +
      path('M-5.6 -46L-4.8 -54H4.800L5.6 -46Z', '$jam', 'stroke-width="2.2"') +
      ball(0, -68, 8, '$glow', '$butter-lo') +
      shade('M-25 -18C-25 -32 25 -32 25 -18C25 -2 14 4 0 4S-25 -2 -25 -18Z', '$jam', '$jam-lo', {
        ax: -8,
        ay: -18,
        k: 0.9,
        decor: path('M-25 -16Q0 -7 25 -16L23 -6Q0 3 -23 -6Z', '$milk'),
      }) +
      line('M-30 5q8 -5 15 0t15 0t15 0t15 0', '$white', 3.4),
  },
  taiyaki: {
    width: 92,
    height: 88,
    draw: () =>
      box(
        'translate(0 -46) rotate(-24)',
        path('M26 4C36 -12 46 -16 48 -12C46 -4 46 4 48 14C44 18 34 14 26 6Z', '$crust-lo') +
          shade(
            'M-40 2C-38 -20 -14 -26 4 -22C18 -18 28 -8 32 4C26 16 8 24 -10 22C-28 20 -40 14 -40 2Z',
            '$crust',
            '$crust-lo',
            { ax: -14, ay: -6, k: 0.92 },
          ) +
          line('M-14 -20Q-6 0 -15 20', '$outline', 2.6) +
          line('M-4 -6q6 -4 10 0M8 -10q6 -3 10 1M-2 6q6 -4 10 0M10 4q6 -4 10 0M0 16q5 -3 9 0', '$crust-lo', 2.8) +
          path('M0 -22C4 -34 18 -32 20 -26C18 -18 10 -18 4 -21Z', '$crust', 'stroke-width="2.6"') +
          ellipse(-26, -3, 4.6, 5.4, '$ink', 'stroke-width="0"') +
          flat(ellipse(-27.6, -5, 1.7, 1.7, '$white') + ellipse(-22, 9, 4, 2.4, '$blush')) +
          line('M-37 8Q-33 12 -29 10', '$ink', 2.6) +
          line('M-32 -12Q-26 -18 -18 -18', '$crust-hi', 3.4),
      ) +
      flat(
        path(
          'M-38 6C-40 -8 -26 -16 -22 -4C-20 -18 -6 -18 -6 -6C-2 -18 14 -18 14 -6C18 -16 34 -10 32 6Q-2 12 -38 6Z',
          '$salt',
        ),
      ) +
      line('M-38 6C-40 -8 -26 -16 -22 -4C-20 -18 -6 -18 -6 -6C-2 -18 14 -18 14 -6C18 -16 34 -10 32 6', '$ridge-d', 3) +
      flat(
        ellipse(-42, -14, 3.6, 3.6, '$salt') + ellipse(36, -16, 3, 3, '$salt') + ellipse(-34, -26, 2.4, 2.4, '$salt'),
      ),
  },
  crystal: {
    width: 96,
    height: 86,
    draw: () =>
      shadow(40) +
      flat(
        path('M-42 0L-30 -40L-8 -54L8 0Z', '$salt') +
          path('M-8 -54L8 0H-14L-20 -34Z', '$sea') +
          path('M-30 -40L-20 -34L-14 0H-42Z', '$salt-lo'),
      ) +
      line('M-30 -40L-20 -34L-8 -54M-20 -34L-14 0', '$outline', 2.2) +
      path('M-42 0L-30 -40L-8 -54L8 0Z') +
      flat(
        path('M-10 2L-2 -50L18 -80L40 -52L46 2Z', '$salt') +
          path('M18 -80L40 -52L46 2H18L14 -44Z', '$sea') +
          path('M-2 -50L14 -44L18 2H-10Z', '$salt-lo'),
      ) +
      line('M-2 -50L14 -44L18 -80M14 -44L40 -52M14 -44L18 2', '$outline', 2.2) +
      path('M-10 2L-2 -50L18 -80L40 -52L46 2Z') +
      line('M4 -52L14 -66', '$white', 3.4),
  },
  gull: {
    width: 64,
    height: 92,
    draw: () =>
      shadow(12) +
      shade('M-10 0V-46H10V0Q0 4 -10 0Z', '$wood', '$wood-lo', { ax: -6, ay: -24, k: 0.9 }) +
      ellipse(0, -46, 10, 4, '$wood-hi') +
      line('M-9 -22Q0 -18 9 -22M-9 -28Q0 -24 9 -28', '$milk', 3) +
      at(
        0,
        -48,
        line('M-4 0V-6M5 0V-6', '$butter-lo', 3) +
          shade(
            'M-26 -20C-18 -16 -16 -12 -12 -8C-4 0 16 -2 20 -16C24 -30 14 -38 4 -34C-4 -30 -4 -22 -12 -20Z',
            '$milk',
            '$milk-lo',
            { ax: 0, ay: -22, k: 0.9 },
          ) +
          path('M-24 -21C-14 -20 -2 -20 6 -14C0 -6 -12 -6 -16 -12Z', '$steel-lo', 'stroke-width="2.6"') +
          path('M19 -28L32 -25L20 -21Z', '$butter-lo', 'stroke-width="2.6"') +
          flat(ellipse(12, -28, 2.6, 3.2, '$ink') + ellipse(11.3, -29.2, 1, 1, '$white')),
      ),
  },
} satisfies Record<string, PlaceProp>;

/** A pan of the salt works. */
const pan = (d: string, fill: string, mark = '') =>
  path(d, fill, 'stroke="$salt" stroke-width="9"') + path(d, 'none', 'stroke="$ridge-d" stroke-width="2"') + mark;

/** The salt bay: lighthouse, ferry, salt mountains; nothing green. */
export const sea: Place = {
  props,
  gateway: () =>
    layer(
      'sky',
      sunny(470, 70, 22) +
        cloud(330, 58, 0.6) +
        cloud(580, 70, 0.7) +
        cloud(90, 56, 0.9) +
        line('M214 66q6 -7 11 0q6 -7 11 0M186 82q4 -5 8 0q4 -5 8 0M540 58q5 -6 9 0q5 -6 9 0', '$outline', 2.4),
    ) +
    layer(
      'far',
      flat(path('M0 132C120 124 220 130 330 126S560 124 720 130V240H0Z', '$far-d')) +
        put(props, 'crystal', 330, 140, 0.62) +
        put(props, 'crystal', 566, 146, 0.9) +
        put(props, 'crystal', 140, 146, 0.8) +
        put(props, 'saltheap', 628, 146, 0.6) +
        put(props, 'saltheap', 396, 141, 0.4),
    ) +
    layer(
      'mid',
      path('M-10 144C60 138 100 148 160 142S280 138 340 143S480 138 540 143S660 138 730 144V250H-10Z', '$soil-d') +
        line('M20 156q10-5 20 0t20 0M330 154q10-5 20 0M540 158q10-5 20 0t20 0M370 168q10-5 20 0', '$white', 3) +
        put(props, 'lighthouse', 244, 162, 0.84) +
        put(props, 'ferry', 452, 164, 0.82),
    ) +
    layer(
      'near',
      path(
        'M-10 176C30 164 60 166 90 174C130 164 170 164 200 176C240 166 280 172 310 182C350 174 390 176 420 184C460 174 510 174 540 182C580 170 630 172 660 180C690 172 720 174 730 178V250H-10Z',
        '$land-d',
      ) +
        line(
          'M-6 183C30 171 60 173 90 181C130 171 170 171 200 183C240 173 280 179 310 189C350 181 390 183 420 191C460 181 510 181 540 189C580 177 630 179 660 187C690 179 720 181 726 184',
          '$white',
          4.4,
        ) +
        line('M360 244V176', '$kerb-d', 46, 'stroke-linecap="butt"') +
        path('M338 176H382', 'none', 'stroke-width="2.600"') +
        line('M360 240V176', '$road-d', 40, 'stroke-dasharray="9 3" stroke-linecap="butt"') +
        line('M337 238V180M383 238V180', '$outline', 8) +
        line('M337 238V180M383 238V180', '$wood', 3) +
        put(props, 'buoy', 524, 182, 0.6) +
        put(props, 'taiyaki', 604, 196, 0.72) +
        put(props, 'gull', 300, 190, 0.56) +
        put(props, 'buoy', 66, 190, 0.7),
    ),
  land: () =>
    flat(
      path('M0 0H720V480H0Z', '$land-d') +
        path(
          'M-20 60C60 40 170 80 240 74C280 72 280 112 240 120C170 134 80 110 -20 130ZM740 120C650 96 560 118 496 108C456 104 456 150 496 160C570 174 650 150 740 180Z',
          '$soil-d',
          'opacity=".8"',
        ),
    ) +
    waves([
      [214, 40],
      [440, 50],
      [520, 96],
      [190, 120],
      [250, 176],
      [470, 170],
      [100, 60],
      [60, 170],
      [610, 60],
      [660, 150],
      [560, 196],
    ]) +
    path(
      'M-20 214C60 196 140 214 210 208C270 202 300 214 360 212C430 210 470 200 540 208C620 216 680 202 740 212V490H-20Z',
      '$sand',
      'stroke="$white" stroke-width="11"',
    ) +
    line(
      'M-20 214C60 196 140 214 210 208C270 202 300 214 360 212C430 210 470 200 540 208C620 216 680 202 740 212',
      '$ridge-d',
      2.6,
    ) +
    pan('M182 240H322V318H170Q166 280 182 240Z', '$brine') +
    pan('M398 240H538Q554 280 550 318H398Z', '$brine-lo') +
    pan(
      'M170 338H322V416H178Q164 378 170 338Z',
      '$salt-lo',
      waves(
        [
          [200, 366],
          [260, 392],
        ],
        '$white',
        1,
      ),
    ) +
    pan('M398 338H550Q556 378 542 416H398Z', '$brine') +
    pan('M182 436H322V500H182Z', '$brine-lo') +
    pan('M398 436H538V500H398Z', '$salt-lo') +
    pan('M20 244H150Q136 280 140 318H6Z', '$salt-lo') +
    pan('M570 244H700L714 318H582Q586 280 570 244Z', '$brine') +
    pan('M2 338H140Q136 378 148 416H-10Z', '$brine-lo') +
    pan('M582 338H718L730 416H572Q586 378 582 338Z', '$salt-lo') +
    pan('M-10 436H150V500H-10Z', '$brine') +
    pan('M570 436H740V500H570Z', '$brine') +
    waves(
      [
        [210, 270],
        [260, 296],
        [430, 270],
        [480, 296],
        [430, 372],
        [490, 396],
        [210, 460],
        [470, 460],
        [60, 284],
        [620, 284],
        [60, 380],
        [620, 460],
      ],
      '$white',
      0.9,
    ) +
    flat(
      scatter(
        [
          [300, 306],
          [296, 296],
          [420, 400],
          [410, 410],
          [306, 250],
          [416, 252],
          [310, 348],
          [410, 350],
        ],
        ([x, y]) => rect(x, y, 7, 7, 1.5, '$salt'),
      ),
    ),
};
