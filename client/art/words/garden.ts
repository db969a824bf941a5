import { ellipse, flat, group, line, path, shade, wire } from '../kit/shapes.ts';

const both = (inner: string) => inner + group('translate(48 0) scale(-1 1)', inner);
const eye = (x: number, y: number, r = 1.9) =>
  flat(ellipse(x, y, r, r * 1.2, '$ink') + ellipse(x - r * 0.3, y - r * 0.4, r * 0.4, r * 0.4, '$white'));
const picket = (x: number) =>
  shade(`M${x} 45V15L${x + 5} 7L${x + 10} 15V45Z`, '$milk', '$milk-lo', { ax: x + 3, ay: 20, k: 0.88 });
const foot = path('M9 36V42Q9 45 13 45T17 42V37Z', '$matcha');

/** Words of garden and wood, 48 × 48 with a line of 2.6. */
export const garden = {
  snail:
    wire('M7 27L4.5 15M12 27L14.5 15', '$matcha') +
    ellipse(4.5, 14, 3.2, 3.2, '$milk', 'stroke-width="2"') +
    ellipse(14.5, 14, 3.2, 3.2, '$milk', 'stroke-width="2"') +
    flat(ellipse(4.2, 14.2, 1.3, 1.3, '$ink') + ellipse(14.2, 14.2, 1.3, 1.3, '$ink')) +
    shade('M3 31Q3 25 9 25T15 32Q15 36 20 36H40Q46 37.5 46 44H13Q3 44 3 31Z', '$matcha', '$matcha-lo', {
      ax: 10,
      ay: 34,
      k: 0.92,
    }) +
    shade('M29 11A14 14 0 1 1 28.9 11Z', '$crust', '$crust-lo', { ax: 24, ay: 21 }) +
    line('M29 33C22 33 21 24 27 22C32 20.5 35 26 31 28', '$outline', 2.6),
  butterfly:
    both(
      wire('M24 16Q20 9 15.5 7', '$choco', 1.8) +
        shade('M23 24C22 9 8 4 4 9S5 26 23 27Z', '$taro', '$taro-lo', { ax: 12, ay: 14 }) +
        shade('M23 27C11 27 6 34 9 40S22 43 23.5 31Z', '$icing', '$icing-lo', { ax: 14, ay: 34 }) +
        flat(ellipse(11, 14, 3, 3.4, '$butter') + ellipse(14, 36, 2.4, 2.8, '$milk')),
    ) + path('M24 14Q27.5 18 26.5 27T24 41Q22 34 21.5 27T24 14Z', '$choco'),
  ladybird:
    both(wire('M20 9Q17 4 13 4.5', '$choco', 1.8) + line('M8 22L3.5 19M7 30H2.5M9 37L5 41', '$choco', 3)) +
    path('M13.5 17C13 5 35 5 34.5 17Q24 22 13.5 17Z', '$ink') +
    flat(ellipse(18.5, 12.5, 2.2, 2.2, '$white') + ellipse(29.5, 12.5, 2.2, 2.2, '$white')) +
    shade('M24 14C35 14 41 21 41 29S34.5 45 24 45S7 37 7 29S13 14 24 14Z', '$jam', '$jam-lo', { ax: 18, ay: 22 }) +
    line('M24 14.5V44.5') +
    both(
      flat(
        ellipse(15.5, 23, 2.8, 2.8, '$ink') + ellipse(13.5, 33, 2.8, 2.8, '$ink') + ellipse(19.5, 39, 2.2, 2.2, '$ink'),
      ),
    ),
  bee:
    path('M43 28L47.5 30.5L42.5 33Z', '$ink') +
    ellipse(21, 13, 6, 9, '$milk', 'transform="rotate(-18 21 13)"') +
    ellipse(31, 13, 6, 9, '$sea', 'transform="rotate(18 31 13)"') +
    wire('M11 20Q8 14 4 14', '$choco', 1.8) +
    shade('M25 17C37 17 44 22.5 44 30S37 43 25 43S5 37.5 5 30S13 17 25 17Z', '$butter', '$butter-lo', {
      ax: 18,
      ay: 24,
    }) +
    flat(
      path(
        'M19.5 17.5H25.5Q22.5 30 25.5 43H19.5Q16.5 30 19.5 17.5ZM31 17.5L37 19.5Q34.5 30 37 40.5L31 42.5Q28.5 30 31 17.5Z',
        '$ink',
      ),
    ) +
    path('M25 17C37 17 44 22.5 44 30S37 43 25 43S5 37.5 5 30S13 17 25 17Z') +
    eye(10.5, 28),
  feather:
    shade('M9 39C5 24 18 7 42 4C46 20 38 31 31 34L28 30L27 36Q18 41 9 39Z', '$sea', '$sea-lo', { ax: 24, ay: 20 }) +
    wire('M4.5 44.5Q16 32 34 13', '$milk', 1.4) +
    line('M20 25L19.5 19M26.5 18.5L26 12.5M24 27L30 26M30 20.5L36 20', '$sea-lo', 2),
  acorn:
    wire('M24 9Q23 5 27 3', '$choco', 2.6) +
    shade('M9 22H39C40 33 32 40 24 45.5C16 40 8 33 9 22Z', '$crust', '$crust-lo', { ax: 18, ay: 27 }) +
    shade('M5 23C5 13 13 8 24 8S43 13 43 23Q43 25.5 40 25.5H8Q5 25.5 5 23Z', '$choco', '$choco-lo', {
      ax: 18,
      ay: 14,
    }) +
    line('M13 14L19 20M22 11L30 20M32 13L37 18', '$choco-lo', 2.2) +
    line('M14 30Q15 34 18 36.5', '$crust-hi', 2.8),
  tulip:
    wire('M24 28V44.5', '$leaf-lo', 3) +
    path('M24 44.5C14 44 8 37 8 28C17 29 23 35 24 44.5Z', '$leaf') +
    path('M24 44.5C34 44 40 37 40 28C31 29 25 35 24 44.5Z', '$leaf-lo') +
    shade('M11 7L18 13L24 4L30 13L37 7V18C37 26 31 30 24 30S11 26 11 18Z', '$icing', '$icing-lo', { ax: 18, ay: 14 }) +
    line('M18 13Q16.5 20 20 28.5M30 13Q31.5 20 28 28.5', '$icing-lo', 2.2),
  cactus:
    wire('M19 30H13.5Q9.5 30 9.5 26V19M29 26H34.5Q38.5 26 38.5 22V14', '$leaf', 5) +
    shade('M16.5 38V12Q16.5 4 24 4T31.5 12V38Z', '$leaf', '$leaf-lo', { ax: 20, ay: 14, k: 0.88 }) +
    line('M21 12V15M27 18V21M21 24V27M27 30V33', '$milk', 2) +
    shade('M10 35H38V39H36L34.5 45.5H13.5L12 39H10Z', '$crust', '$crust-lo', { ax: 18, ay: 38 }),
  ladder:
    wire('M16 11H32M15 20H33M14.5 29H33.5M13.5 38H34.5', '$crust-hi', 2.6) +
    wire('M16.5 4L12 44M31.5 4L36 44', '$crust', 3),
  fence: wire('M2.5 20H45.5M2.5 34H45.5', '$milk-lo', 3) + picket(4) + picket(19) + picket(34),
  nest:
    ellipse(15, 20, 6, 8, '$gem', 'transform="rotate(-12 15 20)"') +
    ellipse(33, 20, 6, 8, '$gem', 'transform="rotate(12 33 20)"') +
    ellipse(24, 18, 6.4, 8.6, '$milk') +
    shade('M3 24Q24 31 45 24C45 37 36 44.5 24 44.5S3 37 3 24Z', '$rye', '$rye-lo', { ax: 18, ay: 30 }) +
    line('M8 29L20 32M15 37L29 34M27 40L38 35M28 30L40 30', '$crust-hi', 2.2) +
    line('M3 24L1.5 20M45 24L46.5 20', '$rye', 2.6),
  owl:
    shade('M9 16L7 4L17 8.5H31L41 4L39 16V30C39 40 33 45 24 45S9 40 9 30Z', '$rye', '$rye-lo', { ax: 18, ay: 18 }) +
    flat(
      ellipse(24, 36, 8, 7.6, '$cream') +
        path('M20 33L22 35L24 33L26 35L28 33M22 39L24 41L26 39', 'none', 'stroke="$rye" stroke-width="1.8"'),
    ) +
    ellipse(16.5, 18, 7, 7, '$milk') +
    ellipse(31.5, 18, 7, 7, '$milk') +
    eye(17.5, 18, 3) +
    eye(30.5, 18, 3) +
    path('M24 20.5L27.5 25L24 29L20.5 25Z', '$butter', 'stroke-width="2"'),
  whale:
    line('M17 9Q16 4 11 4.5M17 9Q18 4 23 4.5M17 11V8', '$outline', 6) +
    line('M17 9Q16 4 11 4.5M17 9Q18 4 23 4.5M17 11V8', '$drop', 2.2) +
    shade(
      'M3 29C3 19 10 13 19 13C29 13 32 21 36 21Q39.5 21 38.5 17Q33.5 16 33.5 10.5Q39 10 41 13.5Q42.5 9.5 47 11Q47 16 43.5 17.5C46 34 36 43 22 43C10 43 3 38 3 29Z',
      '$sea-lo',
      '$sapphire-lo',
      { ax: 18, ay: 24, k: 0.92 },
    ) +
    flat(path('M5 33C12 36 20 36 28 33.5Q30 41.5 22 42C13 42 7 39 5 33Z', '$milk')) +
    line('M9 36.5Q18 39 27.5 36.5', '$milk-lo', 1.8) +
    eye(11.5, 26, 2),
  turtle:
    path('M36 29Q38 21 43 22T46 29Q45 34 37 34Z', '$matcha') +
    path('M9 34L3 38L10 39Z', '$matcha') +
    foot +
    group('translate(20 0)', foot) +
    shade('M6 35C6 20 13 12 23 12S40 20 40 35Q40 38.5 36 38.5H10Q6 38.5 6 35Z', '$leaf', '$leaf-lo', {
      ax: 18,
      ay: 22,
    }) +
    line(
      'M16.5 22L23 18L29.5 22V29L23 33L16.5 29ZM16.5 22L12 19M29.5 22L34 19M16.5 29L9 32M29.5 29L37 32M23 33V38',
      '$leaf-lo',
      2.2,
    ) +
    eye(42.5, 26.5, 1.6),
};
