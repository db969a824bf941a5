import { box, cloud, ear, layer, loaf, look, rect, road, scatter, shade, shadow, sunny } from '../kit/land-parts.ts';
import { type Place, type PlaceProp, put } from '../kit/place.ts';
import { at, dots, ellipse, flat, line, path } from '../kit/shapes.ts';

const props = {
  windmill: {
    width: 120,
    height: 148,
    draw: () =>
      shadow(36) +
      shade('M-28 2L-18 -80H18L28 2Q0 6 -28 2Z', '$cream', '$cream-lo', { ax: -10, ay: -40, k: 0.92 }) +
      shade('M-23 -78C-20 -104 20 -104 23 -78Q0 -73 -23 -78Z', '$loaf', '$loaf-lo', { ax: -8, ay: -86, k: 0.88 }) +
      line('M-14 -84Q-11 -93 -3 -95', '$loaf-hi', 3.6) +
      path('M-9 2V-18Q0 -30 9 -18V2Z', '$loaf') +
      rect(-7, -52, 14, 14, 4, '$glow', 'stroke-width="2.600"') +
      line('M0 -52V-38M-7 -45H7', '$outline', 2) +
      at(
        0,
        -82,
        box(
          'rotate(18)',
          scatter([0, 90, 180, 270], (a) =>
            box(
              `rotate(${a})`,
              path('M-3 0L-10 -12V-58H8V-12Z', '$milk', 'stroke-width="2.600"') +
                line('M-10 -26H8M-10 -42H8M-1 -12V-58', '$cream-lo', 2.2) +
                line('M0 0V-58', '$outline', 3),
            ),
          ),
        ) + ellipse(0, 0, 6, 6, '$butter-lo'),
      ),
  },
  straw: {
    width: 104,
    height: 72,
    draw: () =>
      shadow(40) +
      path('M-6 -60H18A30 30 0 0 1 18 0H-6Z', '$ridge-f') +
      line('M6 -59A30 30 0 0 1 6 -1M18 -59A30 30 0 0 1 18 -1', '$wood-lo', 2.4) +
      shade('M-10 -60A30 30 0 1 1 -10.1 -60Z', '$butter', '$butter-lo', { ax: -20, ay: -42, k: 0.93 }) +
      line(
        'M-10 -7C-30 -8 -34 -22 -32 -34S-16 -54 -6 -51S13 -38 9 -26S-7 -14 -14 -19S-21 -34 -13 -38S2 -34 -3 -27',
        '$ridge-f',
        3.4,
      ) +
      line('M-30 -6l-6 4M-22 -2l-4 5M2 -3l5 4', '$ridge-f', 2.6),
  },
  cart: {
    width: 132,
    height: 84,
    draw: () =>
      shadow(44) +
      at(
        -8,
        -40,
        path('M-26 2C-32 -14 -26 -30 -18 -34H4C12 -30 16 -14 12 2Z', '$cream') +
          flat(path('M0 -34H4C12 -30 16 -14 12 2H0Z', '$cream-lo')) +
          path('M-26 2C-32 -14 -26 -30 -18 -34H4C12 -30 16 -14 12 2Z') +
          path('M-18 -34C-22 -42 -16 -40 -12 -42S-4 -40 0 -42S8 -42 4 -34Z', '$cream') +
          line('M-17 -34H3', '$jam', 3.4) +
          ear(-7, -14, 0.8, '$ridge-f'),
      ) +
      at(
        24,
        -38,
        path('M-18 0C-22 -12 -18 -22 -12 -25H6C12 -22 16 -12 12 0Z', '$rye') +
          flat(path('M2 -25H6C12 -22 16 -12 12 0H2Z', '$rye-lo')) +
          path('M-18 0C-22 -12 -18 -22 -12 -25H6C12 -22 16 -12 12 0Z') +
          path('M-12 -25C-15 -32 -10 -31 -6 -32S4 -32 6 -25Z', '$rye', 'stroke-width="2.600"'),
      ) +
      line('M40 -26L62 -38', '$outline', 8) +
      line('M40 -26L62 -38', '$wood', 3) +
      path('M-50 -42H46L40 -20H-44Z', '$wood') +
      line('M-46 -31H42', '$wood-lo', 2.6) +
      line('M-47 -37H10', '$wood-hi', 2.6) +
      scatter([-26, 24], (x) =>
        at(
          x,
          -15,
          ellipse(0, 0, 16, 16, '$wood-lo') +
            ellipse(0, 0, 9.5, 9.5, '$land-f', 'stroke-width="2.600"') +
            line('M-9 0H9M0 -9V9', '$outline', 2.6) +
            ellipse(0, 0, 3, 3, '$butter', 'stroke-width="2"'),
        ),
      ),
  },
  scarecrow: {
    width: 104,
    height: 118,
    draw: () =>
      shadow(14) +
      line('M0 0V-50', '$outline', 9) +
      line('M0 0V-50', '$wood', 3.4) +
      box(
        'translate(0 -62) rotate(-4)',
        shade(
          'M-50 -6C-52 -14 -44 -15 -38 -14H38C44 -15 52 -14 50 -6C52 2 44 2 38 1H-38C-44 2 -52 2 -50 -6Z',
          '$crust',
          '$crust-lo',
          { ax: -14, ay: -10, k: 0.92 },
        ) + line('M-38 -10l6 6M-28 -10l6 6M24 -10l6 6M34 -10l6 6', '$crust-hi', 3),
      ) +
      shade('M-19 -64L-24 -26Q-12 -20 -6 -27Q0 -20 8 -27Q16 -20 24 -27L19 -64Z', '$jam', '$jam-lo', {
        ax: -8,
        ay: -50,
        k: 0.9,
      }) +
      box(
        'translate(3 -46) rotate(-8)',
        rect(-7, -7, 14, 14, 2.5, '$butter', 'stroke-width="2.400"') + line('M-4 0H4M0 -4V4', '$loaf', 1.8),
      ) +
      line('M-14 -56l5 3M-15 -50l5 3', '$icing', 2.6) +
      shade('M-19 -76C-21 -92 -10 -98 0 -98S21 -92 19 -76C17 -64 8 -62 0 -62S-17 -64 -19 -76Z', '$cream', '$cream-lo', {
        ax: -6,
        ay: -80,
        k: 0.9,
      }) +
      look(0, -81, 'joy', 'smile', { s: 0.72, gap: 9 }) +
      shade(
        'M-32 -92C-20 -98 -18 -100 -14 -112Q0 -118 14 -112C18 -100 20 -98 32 -92C20 -86 -20 -86 -32 -92Z',
        '$butter',
        '$butter-lo',
        { ax: -8, ay: -100, k: 0.9 },
      ) +
      line('M-15 -98Q0 -94 15 -98', '$jam', 4),
  },
  fence: {
    width: 116,
    height: 48,
    draw: () =>
      shadow(52) +
      scatter([-44, 0, 44], (x) =>
        shade(`M${x - 6} 0V-36L${x} -43L${x + 6} -36V0Z`, '$wood', '$wood-lo', { ax: x - 4, ay: -20, k: 0.86 }),
      ) +
      scatter([-28, -13], (y) => path(`M-56 ${y - 4}H56V${y + 4}H-56Z`, '$wood-hi', 'stroke-width="2.600"')) +
      dots(
        [
          [-44, -28],
          [0, -28],
          [44, -28],
          [-44, -13],
          [0, -13],
          [44, -13],
        ],
        '$outline',
        1.6,
        1.6,
      ),
  },
  barn: {
    width: 124,
    height: 108,
    draw: () =>
      shadow(52) +
      path('M-46 0V-48H46V0Z', '$rye') +
      flat(path('M20 -48H46V0H20Z', '$rye-lo')) +
      line('M-34 -44V-4M-24 -44V-4M34 -44V-4M24 -44V-4', '$rye-lo', 2.4) +
      path('M-46 0V-48H46V0Z') +
      shade(
        'M-58 -44C-62 -78 -34 -96 0 -96S62 -78 58 -44Q52 -36 46 -44Q40 -36 32 -44Q26 -36 18 -44Q10 -36 2 -44Q-6 -36 -14 -44Q-22 -36 -30 -44Q-38 -36 -44 -44Q-52 -36 -58 -44Z',
        '$rye',
        '$rye-lo',
        {
          ax: -20,
          ay: -66,
          k: 0.92,
          decor: path('M-34 -78C-20 -92 20 -92 34 -78Q26 -66 18 -74Q8 -62 -2 -73Q-16 -62 -34 -78Z', '$milk'),
        },
      ) +
      line('M-40 -58Q-30 -68 -16 -68M14 -60Q26 -62 38 -54', '$cream-lo', 4.4) +
      path('M-18 0V-30H18V0Z', '$loaf') +
      line('M-18 -30L18 0M18 -30L-18 0M0 -30V0', '$milk', 2.6) +
      path('M-18 0V-30H18V0Z'),
  },
  ryeears: {
    width: 100,
    height: 88,
    draw: () =>
      shadow(20) +
      scatter(
        [
          [-20, -12, 0.9],
          [20, 11, 0.9],
          [0, 0, 1.08],
        ],
        ([x, t, q]) =>
          at(
            x,
            0,
            line('M0 0V-40', '$outline', 6.4) +
              line('M0 0V-40', '$ridge-f', 2) +
              scatter([0, 1, 2], (i) =>
                path(
                  `M-1 ${-26 - i * 14}C-13 ${-27 - i * 14} -16 ${-36 - i * 14} -14 ${-42 - i * 14}C-6 ${-42 - i * 14} -1 ${-36 - i * 14} -1 ${-26 - i * 14}ZM1 ${-26 - i * 14}C13 ${-27 - i * 14} 16 ${-36 - i * 14} 14 ${-42 - i * 14}C6 ${-42 - i * 14} 1 ${-36 - i * 14} 1 ${-26 - i * 14}Z`,
                  i === 1 ? '$butter-lo' : '$butter',
                  'stroke-width="2.200"',
                ),
              ) +
              path('M0 -62C6 -68 6 -76 0 -82C-6 -76 -6 -68 0 -62Z', '$butter', 'stroke-width="2.200"'),
            q,
            t,
          ),
      ),
  },
} satisfies Record<string, PlaceProp>;

/** The rye fields: the sun goes down behind the mill, furrows run to the horizon. */
export const rye: Place = {
  props,
  gateway: () =>
    layer(
      'sky',
      sunny(306, 106, 34, 'joy', 'open') +
        cloud(206, 60, 0.7) +
        cloud(390, 50, 0.6) +
        cloud(560, 62, 0.7) +
        cloud(80, 56, 0.9),
    ) +
    layer(
      'far',
      flat(path('M0 152C60 112 140 104 214 138C270 118 360 118 440 142C520 110 620 104 720 136V240H0Z', '$far-f')) +
        loaf(546, 154, 66, 46, '$rye', '$rye-lo', '$cream-lo', 2) +
        loaf(120, 158, 92, 60, '$rye', '$rye-lo', '$cream-lo', 3),
    ) +
    layer(
      'mid',
      loaf(224, 160, 56, 46, '$rye', '$rye-lo', '$cream-lo', 0) +
        at(
          224,
          160,
          flat(path('M-30 -39C-14 -47 14 -47 30 -39Q24 -29 14 -33Q6 -24 -4 -31Q-16 -24 -30 -39Z', '$milk')),
        ) +
        put(props, 'barn', 654, 168, 0.8),
    ) +
    layer(
      'near',
      path('M-10 160C90 146 200 152 300 158C430 166 560 148 730 158V250H-10Z', '$land-f') +
        flat(
          path(
            'M306 158L284 157Q190 190 60 250H196ZM250 155L222 154Q100 180 -40 226V260ZM180 152L140 151Q60 164 -40 184V206ZM344 160L364 161Q470 196 560 250H460ZM400 161L432 160Q570 186 740 244H650ZM476 158L520 154Q620 166 740 190V212Z',
            '$soil-f',
          ),
        ) +
        line(
          'M294 160Q220 196 132 246M236 157Q110 186 -20 236M160 154Q70 168 -20 190M354 162Q450 200 510 246M416 162Q560 192 690 240M498 158Q620 174 730 200',
          '$ridge-f',
          2.6,
          'stroke-dasharray="10 7"',
        ) +
        road('f', 330, 159, -4) +
        line(
          'M324 166H338M320 174H342M318 184H344M320 196H350M326 208H360M331 166V158M330 174V166M326 184V174M335 184V174M330 196V184M340 208V196M334 222H372M348 222V208M338 238H382M356 238V222',
          '$kerb-f',
          2,
        ) +
        put(props, 'windmill', 452, 172, 0.86) +
        put(props, 'straw', 236, 182, 0.62) +
        put(props, 'straw', 204, 176, 0.44) +
        put(props, 'scarecrow', 530, 182, 0.54) +
        put(props, 'cart', 600, 196, 0.62) +
        put(props, 'ryeears', 92, 196, 0.9) +
        put(props, 'fence', 160, 192, 0.6),
    ),
  land: () =>
    flat(
      path('M0 0H720V480H0Z', '$land-f') +
        path(
          'M-20 40L250 -10H330L-20 130ZM-20 190L470 -10H540L-20 270ZM-20 330L740 20V90L-20 410ZM-20 470L740 150V220L110 490H-20ZM250 490L740 280V350L410 490ZM540 490L740 410V470L690 490Z',
          '$soil-f',
        ),
    ) +
    line(
      'M-20 66L270 -10M-20 98L300 -10M-20 216L490 -10M-20 244L518 -10M-20 356L740 44M-20 384L740 68M-20 496L740 174M40 496L740 198M290 490L740 304M350 490L740 328M580 490L740 430M630 490L740 450',
      '$ridge-f',
      3,
      'stroke-dasharray="11 9" opacity=".7"',
    ),
};
