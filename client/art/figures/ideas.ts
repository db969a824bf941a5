import { OLD, placed, thing, withOldForm } from '../kit/old-form.ts';
import { ellipse, flat, group, line, path, shade, wire } from '../kit/shapes.ts';

const bun = (x: number, y: number, r: number) =>
  shade(
    `M${x - r} ${y + r * 0.5}C${x - r} ${y - r * 1.1} ${x + r} ${y - r * 1.1} ${x + r} ${y + r * 0.5}Q${x} ${y + r * 1.1} ${x - r} ${y + r * 0.5}Z`,
    '$crust',
    '$crust-lo',
    {
      ax: x,
      ay: y,
      k: 0.85,
    },
  );
/** So many buns in rows: what a number counts. */
const buns = (count: number) => {
  const columns = count <= 3 ? count : count <= 4 ? 2 : count <= 6 ? 3 : count <= 8 ? 4 : 5;
  const rows = Math.ceil(count / columns);
  const r = count === 1 ? 14 : Math.min(44 / columns, 44 / rows) / 2 - 1.2;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    return bun(24 + ((i % columns) - (inRow - 1) / 2) * (r * 2 + 1.6), 24 + (row - (rows - 1) / 2) * (r * 2 + 1.6), r);
  }).join('');
};
const shelf = path('M3 25H45V30H3Z', '$loaf');
const arrow = (d: string) => line(d, '$jam', 4);
const hand = (turn: string) =>
  group(
    turn,
    shade(
      'M14 45C14 36 8 31 9 27C11 25 14 27 16 29L14 12Q14 9 17 9T20 12L21 22L22 8Q22 5 25 5T28 8L28 22L30 10Q32 7 35 10L33 25L37 18Q40 17 41 20C39 30 37 38 34 45Z',
      '$cream',
      '$cream-lo',
      { ax: 22, ay: 26, k: 0.93 },
    ),
  );
/** A round compass whose needle points to one of four sides. */
const compass = (turn: number) =>
  shade('M24 3A21 21 0 1 1 23.9 3Z', '$milk', '$milk-lo', { ax: 18, ay: 18 }) +
  line('M24 7V10M24 38V41M7 24H10M38 24H41', '$outline', 2.4) +
  group(`rotate(${turn} 24 24)`, path('M24 9L30 24H18Z', '$jam') + path('M24 39L18 24H30Z', '$steel'));
const pencil = (tip: string) =>
  path('M18 3H30V32L24 45L18 32Z', '$butter') +
  path('M20.6 37.6L24 45L27.4 37.6Z', tip) +
  line('M18 32H30M24 4V32', '$outline', 2);
const house = path('M8 22H40V44H8Z', '$cream') + path('M3 24L24 5L45 24Z', '$jam') + path('M19 44V30H29V44Z', '$choco');

/** Numbers, places and what is made of two: what the character means, and where it was drawn from that, how it was written. */
export const ideas = {
  one: withOldForm(buns(1), 'M8 24H40'),
  two: withOldForm(buns(2), 'M8 18H40M8 30H40'),
  three: withOldForm(buns(3), 'M8 14H40M8 24H40M8 34H40'),
  four: withOldForm(buns(4), 'M8 11H40M8 20H40M8 29H40M8 38H40'),
  five: thing(buns(5)),
  six: thing(buns(6)),
  seven: withOldForm(buns(7), 'M7 24H41M24 8V40'),
  eight: withOldForm(buns(8), 'M20 9C19 20 15 30 8 39M28 9C29 20 33 30 40 39'),
  nine: thing(buns(9)),
  ten: withOldForm(buns(10), 'M24 7V41'),
  up: withOldForm(shelf + bun(24, 14, 9), 'M7 32C18 35 30 35 41 32M16 19H32'),
  down: withOldForm(shelf + bun(24, 38, 7), 'M7 16C18 13 30 13 41 16M16 29H32'),
  left: thing(hand('translate(48 0) scale(-1 1)') + arrow('M16 5H4M9 1L4 5L9 9')),
  right: thing(hand('') + arrow('M32 5H44M39 1L44 5L39 9')),
  middle: withOldForm(
    shade('M24 4A20 20 0 1 1 23.9 4Z', '$milk', '$milk-lo', { ax: 18, ay: 18 }) +
      flat(ellipse(24, 24, 13, 13, '$sea') + ellipse(24, 24, 6, 6, '$jam')),
    'M24 5V43M14 18H34V31H14V18M24 8C28 5 32 11 37 8M24 40C28 37 32 43 37 40',
  ),
  east: thing(compass(90)),
  west: thing(compass(-90)),
  south: thing(compass(180)),
  north: withOldForm(compass(0), 'M20 8C20 18 18 26 17 41M20 21L8 31M28 8C28 18 30 26 31 41M28 21L40 31'),
  big: withOldForm(bun(24, 24, 20), 'M24 7V21M9 22C18 17 30 17 39 22M24 21C22 31 17 36 11 41M24 21C26 31 31 36 37 41'),
  small: withOldForm(bun(24, 30, 6), 'M24 12V22M14 26L11 36M34 26L37 36'),
  white: thing(shade('M24 5A19 19 0 1 1 23.9 5Z', '$white', '$milk-lo', { ax: 18, ay: 18 })),
  red: thing(shade('M24 5A19 19 0 1 1 23.9 5Z', '$jam', '$jam-lo', { ax: 18, ay: 18 })),
  not: thing(bun(24, 24, 15) + line('M9 9L39 39', '$jam', 5) + line('M24 4A20 20 0 1 1 23.9 4', '$jam', 5)),
  have: withOldForm(
    hand('translate(0 6)') + bun(25, 11, 9),
    'M9 14C18 9 30 10 40 15M27 8C26 22 20 34 9 41M22 25C29 20 38 23 37 31C35 40 24 41 22 33',
  ),
  at: thing(
    house +
      group(
        'translate(24 8)',
        path('M0 12C-9 3 -7 -7 0 -7S9 3 0 12Z', '$flame') + flat(ellipse(0, -1, 2.6, 2.6, '$white')),
      ),
  ),
  home: withOldForm(
    house,
    'M6 20L24 6L42 20M11 17V41M37 17V41M17 25C21 21 30 22 32 28M19 26L17 33M24 25V34M30 28V35M32 26L36 23',
  ),
  rest: withOldForm(
    group(
      'translate(20 0) scale(.62)',
      path('M20 26H28V74H20Z', '$loaf') +
        shade('M24 3C36 3 42 12 39 20C37 28 30 30 24 30S11 28 9 20C6 12 12 3 24 3Z', '$leaf', '$leaf-lo', {
          ax: 18,
          ay: 12,
        }),
    ) +
      wire('M13 28V38H22V45M13 30L22 34', '$sea', 4) +
      shade('M13 14A6 6 0 1 1 12.9 14Z', '$cream', '$cream-lo', { ax: 11, ay: 18 }),
    placed(OLD.person, -7, 6, 0.8) + placed(OLD.tree, 17, 6, 0.75),
  ),
  look: withOldForm(
    shade('M3 30C12 16 36 16 45 30C36 44 12 44 3 30Z', '$white', '$milk-lo', { ax: 20, ay: 27 }) +
      flat(ellipse(24, 30, 8, 8, '$choco') + ellipse(24, 30, 4, 4, '$ink')) +
      path('M4 15C12 4 36 4 44 15L38 17C32 10 16 10 10 17Z', '$cream'),
    `M10 12C18 6 30 6 38 12M24 8V18M16 9V16M32 9V16${placed(OLD.eye, 5, 17, 0.8)}`,
  ),
  brush: withOldForm(
    path('M21 3H27V28H21Z', '$loaf') + path('M18 27H30C31 36 26 39 24 46C22 39 17 36 18 27Z', '$ink'),
    'M24 6V36M24 36L17 43M24 36V43M24 36L31 43M10 13C18 20 30 20 38 13M27 17L36 25',
  ),
  sharp: thing(pencil('$ink')),
  dust: thing(
    path('M3 38H45V44H3Z', '$loaf') +
      flat(
        [
          [10, 30],
          [18, 22],
          [26, 31],
          [33, 20],
          [40, 29],
          [14, 14],
          [29, 11],
        ]
          .map(([x = 0, y = 0]) => ellipse(x, y, 2, 2, '$rye'))
          .join(''),
      ),
  ),
  bean: thing(
    shade('M10 8C26 0 44 14 40 28C37 40 20 46 10 40C22 34 22 18 10 8Z', '$leaf', '$leaf-lo', { ax: 26, ay: 18 }) +
      flat(ellipse(31, 15, 4, 4, '$matcha') + ellipse(33, 25, 4, 4, '$matcha') + ellipse(28, 34, 4, 4, '$matcha')),
  ),
  meal: thing(
    shade('M5 24H43C43 36 35 43 24 43S5 36 5 24Z', '$jam', '$jam-lo', { ax: 18, ay: 28 }) +
      path('M8 24C9 11 39 11 40 24Z', '$white') +
      line('M30 4L24 15M37 6L29 16', '$loaf', 3),
  ),
  tea: thing(
    shade('M6 20H36V34Q36 43 27 43H15Q6 43 6 34Z', '$leaf', '$leaf-lo', { ax: 16, ay: 26 }) +
      line('M36 24Q46 24 43 31Q41 36 36 35', '$outline', 3) +
      line('M14 14Q17 10 14 5M22 14Q25 10 22 5M30 14Q33 10 30 5', '$steel-lo', 2.6),
  ),
  grass: thing(
    path(
      'M10 44C8 30 4 24 2 20C12 24 15 32 16 44ZM20 44C19 26 22 14 24 4C28 16 29 30 28 44ZM32 44C33 32 37 24 46 18C42 26 40 34 38 44Z',
      '$leaf',
    ),
  ),
  wind: thing(line('M4 16H30C38 16 38 5 30 7M4 25H38C47 25 46 38 37 35M4 34H24C31 34 31 44 24 42', '$sea-lo', 4)),
  snow: thing(
    line(
      'M24 3V45M6 13L42 35M42 13L6 35M24 11L18 6M24 11L30 6M24 37L18 42M24 37L30 42M13 17L6 19M13 17L14 9M35 31L42 29M35 31L34 39M35 17L42 19M35 17L34 9M13 31L6 29M13 31L14 39',
      '$sea-lo',
      3,
    ),
  ),
  noodles: thing(
    shade('M5 24H43C43 36 35 43 24 43S5 36 5 24Z', '$sea', '$sea-lo', { ax: 18, ay: 28 }) +
      line(
        'M10 24C10 14 16 14 16 24M18 24C18 12 24 12 24 24M26 24C26 12 32 12 32 24M34 24C34 15 39 15 39 24',
        '$butter',
        3,
      ) +
      line('M34 4L24 18M40 6L29 19', '$loaf', 3),
  ),
  fresh: thing(
    group(
      'translate(-2 0) scale(.62)',
      shade('M4 24C12 10 28 10 35 22L45 13V36L35 27C28 38 12 38 4 24Z', '$flame', '$flame-lo', { ax: 18, ay: 20 }),
    ) +
      group(
        'translate(20 20) scale(.56)',
        path('M12 12C18 4 30 4 36 12C46 12 48 26 42 30C42 42 28 46 24 42C20 46 6 42 6 30C0 26 2 12 12 12Z', '$white') +
          shade('M24 17C32 17 34 24 33 30S28 40 24 40S16 36 15 30S16 17 24 17Z', '$cream', '$cream-lo', {
            ax: 20,
            ay: 22,
          }),
      ),
  ),
  you: thing(bun(24, 26, 14) + arrow('M6 8L18 18M18 18L9 17M18 18L17 9')),
  me: thing(bun(24, 28, 14) + arrow('M24 2V12M19 8L24 13L29 8')),
  him: thing(bun(35, 26, 10) + arrow('M3 26H20M14 20L20 26L14 32')),
} as const;
