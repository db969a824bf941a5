import { OLD, placed, thing, withOldForm } from '../kit/old-form.ts';
import { ellipse, flat, group, line, path, shade, wire } from '../kit/shapes.ts';

const eyes = (y: number, gap = 6) =>
  flat(ellipse(24 - gap, y, 1.8, 2.4, '$ink') + ellipse(24 + gap, y, 1.8, 2.4, '$ink'));
const smile = (y: number) => line(`M20 ${y}Q24 ${y + 4} 28 ${y}`, '$ink', 2.2);
const SKIN = { base: '$cream', lo: '$cream-lo' };

/** A head with hair behind and before it, and clothes. */
const person = (hair: string, behind: string, before: string, clothes: string, more = '') =>
  path('M8 47C8 37 15 34 24 34S40 37 40 47Z', clothes) +
  (behind && path(behind, hair)) +
  shade('M24 8A13 14 0 1 1 23.9 8Z', SKIN.base, SKIN.lo, { ax: 20, ay: 16 }) +
  (before && path(before, hair)) +
  eyes(23) +
  smile(28) +
  more;
const FRINGE = 'M10 21C8 10 15 4 24 4S40 10 38 21C33 20 31 14 24 14S15 20 10 21Z';
const LONG = 'M8 38C6 10 14 3 24 3S42 10 40 38Z';
const BUN = 'M16 7C14 1 34 1 32 7Z';
const standing = (x: number, s = 1) =>
  group(
    `translate(${x} 0) scale(${s})`,
    wire('M24 20V34M24 34L18 45M24 34L30 45M24 23L15 30M24 23L33 30', '$sea', 4) +
      shade('M24 5A7 7 0 1 1 23.9 5Z', SKIN.base, SKIN.lo, { ax: 21, ay: 9 }),
  );
/** The face of an animal. */
const animal = (ears: string, fur: string, lo: string, more: string) =>
  path(ears, lo) +
  shade('M24 12C36 12 43 19 43 28S35 44 24 44S5 37 5 28S12 12 24 12Z', fur, lo, { ax: 18, ay: 22 }) +
  eyes(26, 8) +
  more;
const nose = flat(ellipse(24, 32, 3, 2.2, '$ink')) + line('M24 34V36Q20 40 17 37M24 36Q28 40 31 37', '$ink', 2);
const bird = (body: string, lo: string, beak: string, more = '') =>
  line('M20 40V45M28 40V45', '$butter-lo', 3) +
  shade('M14 14C14 4 30 4 31 15C42 18 46 26 44 36C36 42 18 44 13 34C10 28 14 22 14 14Z', body, lo, { ax: 20, ay: 18 }) +
  path(beak, '$butter-lo') +
  flat(ellipse(21, 14, 1.8, 2.4, '$ink')) +
  line('M25 28Q33 36 40 27', '$outline', 2.2) +
  more;

const mouse =
  path('M6 20C12 12 20 16 24 18C28 16 36 12 42 20C38 34 10 34 6 20Z', '$jam') +
  line('M6 20C16 25 32 25 42 20', '$outline', 2.4);
const hand = shade(
  'M14 45C14 36 6 30 8 26C10 24 14 27 16 29L14 11Q14 8 17 8T20 11L21 22L22 6Q22 3 25 3T28 6L28 22L30 8Q31 5 33 6T35 9L33 25L37 17Q39 15 41 17T41 20C39 30 37 38 34 45Z',
  SKIN.base,
  SKIN.lo,
  { ax: 22, ay: 26, k: 0.93 },
);

/** People, body and animals: what the character shows, and where it was drawn from that, how it was written. */
export const living = {
  person: withOldForm(standing(0), OLD.person),
  follow: withOldForm(
    standing(-7, 0.85) + standing(14, 0.85),
    placed(OLD.person, -6, 2, 0.85) + placed(OLD.person, 13, 2, 0.85),
  ),
  crowd: withOldForm(
    standing(12, 0.5) + group('translate(0 20)', standing(-1, 0.6) + standing(21, 0.6)),
    `${placed(OLD.person, 10, 1, 0.5)}${placed(OLD.person, -1, 22, 0.5)}${placed(OLD.person, 22, 22, 0.5)}`,
  ),
  woman: withOldForm(person('$choco', LONG, FRINGE, '$icing'), OLD.woman),
  child: withOldForm(person('$choco', '', 'M17 10C18 4 30 4 31 10C27 13 21 13 17 10Z', '$butter'), OLD.child),
  good: withOldForm(
    group('scale(.7)', person('$choco', LONG, FRINGE, '$icing')) +
      group(
        'translate(22 20) scale(.56)',
        person('$choco', '', 'M17 10C18 4 30 4 31 10C27 13 21 13 17 10Z', '$butter'),
      ),
    placed(OLD.woman, -5, 6, 0.75) + placed(OLD.child, 18, 6, 0.72),
  ),
  man: withOldForm(
    person('$choco', '', FRINGE, '$leaf'),
    `${placed(OLD.field, 2, 8, 0.55)}M33 10C33 22 31 32 25 40M25 20C33 16 41 17 41 24C41 30 40 36 38 40`,
  ),
  father: thing(person('$choco', '', FRINGE, '$sapphire', line('M17 31Q20 29 24 31T31 31', '$choco', 3))),
  mother: thing(person('$choco-lo', LONG, FRINGE, '$jam')),
  brother: thing(person('$ink', '', 'M10 20C8 8 15 3 24 3S40 8 38 20L32 14L28 18L24 13L18 18L15 14Z', '$emerald')),
  sister: thing(person('$choco', `${LONG}M4 22C0 30 2 40 8 42Z`, FRINGE, '$taro', flat(ellipse(36, 8, 4, 4, '$jam')))),
  'little-brother': thing(person('$choco', '', 'M18 9C18 3 30 3 30 9C27 12 21 12 18 9Z', '$flame')),
  'little-sister': thing(
    person(
      '$choco',
      'M10 16C2 14 2 24 6 27C10 25 12 21 12 17ZM38 16C46 14 46 24 42 27C38 25 36 21 36 17Z',
      FRINGE,
      '$butter',
    ),
  ),
  grandfather: thing(
    person(
      '$silver',
      '',
      'M10 22C8 18 9 14 12 12L13 20ZM38 22C40 18 39 14 36 12L35 20Z',
      '$rye',
      path('M15 28C18 44 30 44 33 28C30 33 18 33 15 28Z', '$white'),
    ),
  ),
  grandmother: thing(
    person(
      '$silver',
      `${BUN}`,
      FRINGE,
      '$taro-lo',
      line('M14 23A4 4 0 1 0 22 23A4 4 0 1 0 14 23M26 23A4 4 0 1 0 34 23A4 4 0 1 0 26 23', '$outline', 1.8),
    ),
  ),
  friend: withOldForm(
    standing(-9, 0.8) + standing(18, 0.8) + line('M16 24H33', '$sea', 4),
    'M12 40C14 30 13 22 9 12M12 22L22 12M13 30L24 20M30 40C32 30 31 22 27 12M30 22L40 12M31 30L42 20',
  ),
  mouth: withOldForm(mouse, OLD.mouth),
  eye: withOldForm(
    shade('M3 25C12 9 36 9 45 25C36 40 12 40 3 25Z', '$white', '$milk-lo', { ax: 20, ay: 22 }) +
      flat(ellipse(24, 25, 9, 9, '$choco') + ellipse(24, 25, 4.4, 4.4, '$ink') + ellipse(21, 22, 2, 2, '$white')),
    OLD.eye,
  ),
  ear: withOldForm(
    shade('M14 20C13 8 36 2 38 18C39 28 29 29 27 37C25 46 14 44 15 35C15 30 15 26 14 20Z', SKIN.base, SKIN.lo, {
      ax: 22,
      ay: 20,
    }) + line('M20 20C21 12 32 12 32 19C32 24 25 25 24 31', '$outline', 2.4),
    'M31 8C17 8 12 21 20 27C14 31 18 39 27 41M22 14C28 18 29 25 23 29',
  ),
  hand: withOldForm(hand, OLD.hand),
  foot: withOldForm(
    shade('M12 3H25V26C33 28 44 32 44 39Q44 44 38 44H12Q8 34 12 3Z', SKIN.base, SKIN.lo, { ax: 20, ay: 24 }) +
      line('M36 44V40M30 44V41M41 43V39', '$outline', 2),
    'M16 8H32V19H16V8M24 19V38M24 28H34M14 28V38H37',
  ),
  head: thing(person('$choco', '', FRINGE, '$leaf')),
  tooth: thing(
    shade(
      'M12 6C18 3 22 8 24 8S30 3 36 6C44 12 40 22 37 30C36 38 35 45 31 45C27 45 28 33 24 33S21 45 17 45C13 45 12 38 11 30C8 22 4 12 12 6Z',
      '$white',
      '$milk-lo',
      { ax: 20, ay: 16 },
    ),
  ),
  tongue: thing(
    path('M4 12C12 4 36 4 44 12C40 22 8 22 4 12Z', '$mouth') +
      shade('M14 16C14 12 34 12 34 16V34C34 46 14 46 14 34Z', '$icing', '$icing-lo', { ax: 20, ay: 24 }) +
      line('M24 18V34', '$outline', 2),
  ),
  heart: withOldForm(
    shade('M24 43C10 33 3 24 6 14C9 5 20 5 24 14C28 5 39 5 42 14C45 24 38 33 24 43Z', '$jam', '$jam-lo', {
      ax: 18,
      ay: 18,
    }),
    'M24 39C14 31 7 24 9 15C12 8 21 12 24 20C27 12 36 8 39 15C41 24 34 31 24 39M24 21V29',
  ),
  face: thing(
    group(
      'translate(-7 -8) scale(1.3)',
      shade('M24 8A13 14 0 1 1 23.9 8Z', SKIN.base, SKIN.lo, { ax: 20, ay: 16 }) +
        eyes(22) +
        smile(27) +
        flat(ellipse(15, 27, 3, 2, '$blush') + ellipse(33, 27, 3, 2, '$blush')),
    ),
  ),
  bird: withOldForm(
    bird('$sea', '$sea-lo', 'M14 14L4 17L14 20Z'),
    'M14 14C16 7 25 7 28 14C35 17 41 26 39 38C34 33 24 35 19 28C15 24 15 18 14 14L7 17M20 12H22M25 33V42M31 34V42',
  ),
  hen: thing(bird('$crust', '$crust-lo', 'M14 14L6 17L14 20Z', path('M15 8C14 1 20 3 21 5C22 0 28 2 27 7Z', '$jam'))),
  duck: thing(bird('$butter', '$butter-lo', 'M15 13L3 16Q3 20 8 20L15 19Z')),
  fish: withOldForm(
    shade('M4 24C12 10 28 10 35 22L45 13V36L35 27C28 38 12 38 4 24Z', '$flame', '$flame-lo', { ax: 18, ay: 20 }) +
      flat(ellipse(13, 22, 2, 2.4, '$ink')) +
      line('M20 15Q24 24 20 33', '$outline', 2.2),
    'M24 5C13 13 13 27 24 34C35 27 35 13 24 5M24 34L15 43M24 34L33 43M18 16H30M17 23H31',
  ),
  worm: withOldForm(
    line('M6 38C6 24 18 24 20 32S32 44 36 32S40 16 34 12', '$outline', 11) +
      line('M6 38C6 24 18 24 20 32S32 44 36 32S40 16 34 12', '$matcha', 6.5) +
      flat(ellipse(32, 12, 1.6, 1.6, '$ink') + ellipse(37, 13, 1.6, 1.6, '$ink')),
    'M24 6L17 16H31L24 6M24 16C24 27 13 26 14 35C16 43 34 41 35 32',
  ),
  horse: thing(
    shade('M16 45C15 34 9 30 8 24C7 19 17 8 22 5L25 10C36 12 42 26 42 45Z', '$loaf', '$loaf-lo', { ax: 22, ay: 22 }) +
      path('M25 10C36 12 42 26 42 45H36C36 32 32 20 25 10Z', '$choco-lo') +
      flat(ellipse(20, 18, 1.8, 2.4, '$ink') + ellipse(11, 25, 1.2, 1.2, '$ink')),
  ),
  ox: withOldForm(
    line('M12 16C4 14 4 8 6 4M36 16C44 14 44 8 42 4', '$milk-lo', 4) +
      animal(
        'M6 22L1 18L8 16ZM42 22L47 18L40 16Z',
        '$crust',
        '$crust-lo',
        path('M14 34C14 28 34 28 34 34S30 44 24 44S14 41 14 34Z', '$cream') +
          flat(ellipse(20, 35, 1.6, 2, '$ink') + ellipse(28, 35, 1.6, 2, '$ink')),
      ),
    'M9 8C9 19 16 21 24 21C32 21 39 19 39 8M24 12V41M15 31L24 26L33 31',
  ),
  sheep: withOldForm(
    flat('') +
      path('M12 12C18 4 30 4 36 12C46 12 48 26 42 30C42 42 28 46 24 42C20 46 6 42 6 30C0 26 2 12 12 12Z', '$white') +
      shade('M24 17C32 17 34 24 33 30S28 40 24 40S16 36 15 30S16 17 24 17Z', '$cream', '$cream-lo', {
        ax: 20,
        ay: 22,
      }) +
      eyes(26, 5) +
      line('M22 33L24 35L26 33', '$ink', 2),
    'M9 13C13 7 20 9 24 20C28 9 35 7 39 13M24 20V41M13 27L24 22L35 27M13 35L24 30L35 35',
  ),
  dog: thing(animal('M8 16C0 16 0 34 7 36ZM40 16C48 16 48 34 41 36Z', '$crust', '$loaf', nose)),
  cat: thing(
    animal(
      'M7 24L7 5L20 13ZM41 24L41 5L28 13Z',
      '$steel',
      '$steel-lo',
      `${nose}${line('M3 30L12 32M3 36L12 35M45 30L36 32M45 36L36 35', '$ink', 1.6)}`,
    ),
  ),
  rabbit: thing(
    animal(
      'M16 16C10 2 16 0 19 2C22 6 22 12 22 15ZM32 16C38 2 32 0 29 2C26 6 26 12 26 15Z',
      '$white',
      '$milk-lo',
      nose,
    ),
  ),
  tiger: thing(
    animal(
      'M7 22C3 10 12 8 16 13ZM41 22C45 10 36 8 32 13Z',
      '$flame',
      '$flame-lo',
      nose + line('M18 14H30M19 18H29M24 14V22M7 28L13 29M7 34L13 33M41 28L35 29M41 34L35 33', '$ink', 2.4),
    ),
  ),
} as const;
