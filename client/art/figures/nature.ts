import { OLD, placed, thing, withOldForm } from '../kit/old-form.ts';
import { ellipse, flat, group, line, path, shade, wheat, wire } from '../kit/shapes.ts';

const turned = (count: number, inner: string) =>
  Array.from({ length: count }, (_, i) => group(`rotate(${(360 / count) * i} 24 24)`, inner)).join('');
const ground = path('M3 38H45V44H3Z', '$loaf');
const drop = (x: number, y: number) =>
  path(
    `M${x} ${y - 5}C${x + 4} ${y} ${x + 4} ${y + 4} ${x} ${y + 4}C${x - 4} ${y + 4} ${x - 4} ${y} ${x} ${y - 5}Z`,
    '$drop',
  );
const CLOUD = 'M12 34C2 34 2 22 11 22C11 11 27 9 30 18C41 15 47 34 35 34Z';
const cloud = shade(CLOUD, '$milk', '$milk-lo', { ax: 18, ay: 18 });
const tree = (x: number, s = 1) =>
  group(
    `translate(${x} 0) scale(${s})`,
    path('M20 26H28V44H20Z', '$loaf') +
      shade('M24 3C36 3 42 12 39 20C37 28 30 30 24 30S11 28 9 20C6 12 12 3 24 3Z', '$leaf', '$leaf-lo', {
        ax: 18,
        ay: 12,
      }),
  );

/** Sky, land and plants: what the character shows, and how it was written. */
export const nature = {
  sun: withOldForm(
    turned(8, line('M24 2V7', '$butter-lo', 4)) +
      shade('M24 11A13 13 0 1 1 23.9 11Z', '$butter', '$butter-lo', { ax: 20, ay: 19 }),
    OLD.sun,
  ),
  moon: withOldForm(
    shade('M31 5C15 6 8 20 14 32C20 44 36 45 43 34C30 37 21 24 31 5Z', '$butter', '$butter-lo', { ax: 20, ay: 18 }),
    OLD.moon,
  ),
  water: withOldForm(
    flat(path('M2 12H46V44H2Z', '$sea')) +
      line(
        'M4 18Q9 13 14 18T24 18T34 18T44 18M4 28Q9 23 14 28T24 28T34 28T44 28M4 38Q9 33 14 38T24 38T34 38T44 38',
        '$sea-lo',
        3,
      ),
    'M26 7C19 15 29 21 23 29C20 34 25 37 22 42M13 12L11 18M15 23L12 29M16 34L13 39M36 10L33 16M36 21L34 27M35 32L32 38',
  ),
  fire: withOldForm(
    shade(
      'M24 3C26 13 37 17 37 30C37 39 31 45 24 45S11 39 11 30C11 23 16 21 17 14C21 17 24 12 24 3Z',
      '$flame',
      '$flame-lo',
      { ax: 22, ay: 24 },
    ) + flat(path('M24 24C26 29 31 31 31 37C31 42 28 44 24 44S17 42 17 37C17 31 22 30 24 24Z', '$butter')),
    'M9 33C12 28 12 23 15 17C17 24 19 26 20 29C22 20 23 14 26 8C27 18 29 22 29 29C31 25 33 22 34 16C36 24 37 29 40 33C36 42 13 42 9 33',
  ),
  mountain: withOldForm(
    shade('M2 43L14 20L20 29L28 8L46 43Z', '$leaf', '$leaf-lo', { ax: 22, ay: 22 }) +
      flat(path('M28 9L23 22L28 19L33 22Z', '$white')),
    'M6 38L13 21L18 33L24 9L30 33L35 21L42 38H6',
  ),
  field: withOldForm(
    path('M4 6H44V42H4Z', '$matcha') +
      line('M24 6V42M4 24H44', '$loaf', 4) +
      line('M9 13H19M9 18H19M29 13H39M29 18H39M9 31H19M9 36H19M29 31H39M29 36H39', '$leaf-lo', 2.4),
    OLD.field,
  ),
  earth: withOldForm(
    ground +
      wire('M24 38V20', '$leaf') +
      path('M24 24C14 24 11 18 11 13C20 13 24 18 24 24ZM24 20C24 12 29 8 36 8C36 15 31 20 24 20Z', '$leaf'),
    'M24 9C17 16 18 26 24 37C30 26 31 16 24 9M9 37H39',
  ),
  stone: withOldForm(
    shade('M5 42C3 30 11 18 22 15C34 12 45 26 44 42Z', '$steel', '$steel-lo', { ax: 18, ay: 24 }) +
      line('M17 26L22 31M31 24L29 31', '$outline', 2.2),
    'M9 10H38M16 10C16 22 13 32 8 41M21 24H37V37H21V24',
  ),
  rain: withOldForm(
    group('translate(0 -7)', cloud) + drop(12, 37) + drop(24, 40) + drop(36, 37),
    'M9 11H39M14 11V17M24 11V18M34 11V17M14 23V29M24 24V30M34 23V29M19 34V40M29 34V40',
  ),
  cloud: withOldForm(cloud, 'M13 11H35M13 18H35M24 18C14 23 13 37 22 37C30 37 31 28 25 26'),
  sky: withOldForm(
    flat(path('M2 4H46V30H2Z', '$sea')) + group('translate(12 -2) scale(.6)', cloud) + path('M2 30H46V44H2Z', '$leaf'),
    'M18 7H30V17H18V7M24 17V25M9 26C18 22 30 22 39 26M24 25C22 33 17 37 12 42M24 25C26 33 31 37 36 42',
  ),
  land: thing(
    flat(path('M2 4H46V24H2Z', '$sea')) +
      path('M2 22Q14 14 24 22T46 20V44H2Z', '$leaf') +
      path('M2 34Q20 28 46 34V44H2Z', '$loaf'),
  ),
  tree: withOldForm(tree(0), OLD.tree),
  bamboo: withOldForm(
    path('M12 3H19V45H12ZM29 7H36V45H29Z', '$leaf') +
      line('M12 17H19M12 31H19M29 20H36M29 34H36', '$outline', 2.4) +
      path('M19 17C24 10 30 11 33 9C30 17 25 19 19 17ZM29 34C24 27 20 28 16 26C19 34 24 36 29 34Z', '$matcha'),
    'M16 41V12M16 14L8 25M16 14L22 25M33 41V12M33 14L27 25M33 14L40 25',
  ),
  grain: withOldForm(
    group('translate(24 24)', wheat('$butter-lo', 1.35)),
    'M24 41V14C24 8 31 6 36 12M24 22C19 22 14 18 13 13M24 22C29 22 34 18 35 14M24 31C19 31 14 35 13 40M24 31C29 31 34 35 35 40',
  ),
  rice: withOldForm(
    shade('M5 24H43C43 36 35 43 24 43S5 36 5 24Z', '$sea', '$sea-lo', { ax: 18, ay: 28 }) +
      path('M8 24C9 13 39 13 40 24Z', '$white') +
      line('M16 20L18 18M23 18L25 16M30 20L32 18M22 22H24', '$milk-lo', 2.4),
    'M8 24H40M14 12L17 18M24 10V18M34 12L31 18M14 36L17 30M24 38V30M34 36L31 30',
  ),
  fruit: withOldForm(
    tree(0) + flat(ellipse(17, 14, 4, 4, '$jam') + ellipse(30, 11, 4, 4, '$jam') + ellipse(25, 22, 4, 4, '$jam')),
    `${OLD.tree.replace('M24 8', 'M24 16')}M24 5C29 5 29 13 24 13C19 13 19 5 24 5M12 6C16 6 16 12 12 12C8 12 8 6 12 6M36 6C40 6 40 12 36 12C32 12 32 6 36 6`,
  ),
  melon: withOldForm(
    wire('M24 16C24 8 30 5 37 6', '$leaf') +
      shade('M24 15C38 15 45 22 45 30S37 44 24 44S3 38 3 30S10 15 24 15Z', '$leaf', '$leaf-lo', { ax: 16, ay: 24 }) +
      line('M24 15V44M14 17C9 25 9 36 14 42M34 17C39 25 39 36 34 42', '$matcha', 3),
    'M9 13C17 6 31 6 39 13M24 8V18M24 18C14 25 15 38 24 42C33 38 34 25 24 18',
  ),
  woods: withOldForm(
    tree(-3, 0.6) + tree(20, 0.6) + ground,
    placed(OLD.tree, -1, 6, 0.66) + placed(OLD.tree, 17, 6, 0.66),
  ),
  forest: withOldForm(
    tree(12, 0.5) + tree(-1, 0.55) + tree(22, 0.55) + ground,
    placed(OLD.tree, 12, 1, 0.5) + placed(OLD.tree, 1, 22, 0.48) + placed(OLD.tree, 23, 22, 0.48),
  ),
  bright: withOldForm(
    group(
      'scale(.58)',
      turned(8, line('M24 2V7', '$butter-lo', 5)) +
        shade('M24 11A13 13 0 1 1 23.9 11Z', '$butter', '$butter-lo', { ax: 20, ay: 19 }),
    ) +
      group(
        'translate(18 18) scale(.62)',
        shade('M31 5C15 6 8 20 14 32C20 44 36 45 43 34C30 37 21 24 31 5Z', '$butter', '$butter-lo', { ax: 20, ay: 18 }),
      ),
    placed(OLD.sun, 0, 9, 0.58) + placed(OLD.moon, 19, 8, 0.64),
  ),
};
