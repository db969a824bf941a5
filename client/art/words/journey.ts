import { ellipse, flat, group, line, path, shade, wire } from '../kit/shapes.ts';

const arc = (r: number) => `M${24 - r} 36A${r} ${r} 0 0 1 ${24 + r} 36`;
const cloud = (x: number) =>
  path(
    `M${x} 42Q${x - 6} 42 ${x - 5.5} 37T${x} 32Q${x + 2} 27 ${x + 7} 29T${x + 11} 34Q${x + 15} 35 ${x + 14} 39T${x + 9} 42Z`,
    '$milk',
  );

/** Words of sky, sea and road, 48 × 48 with a line of 2.6. */
export const journey = {
  compass:
    shade('M24 3A21 21 0 1 1 23.9 3Z', '$butter', '$butter-lo', { ax: 18, ay: 17 }) +
    ellipse(24, 24, 15.5, 15.5, '$milk') +
    line('M24 11.5V13.5M24 34.5V36.5M11.5 24H13.5M34.5 24H36.5', '$choco', 2.2) +
    group(
      'rotate(35 24 24)',
      path('M24 11L28 24H20Z', '$jam', 'stroke-width="2"') + path('M24 37L28 24H20Z', '$sea', 'stroke-width="2"'),
    ) +
    flat(ellipse(24, 24, 1.8, 1.8, '$outline')),
  sailboat:
    wire('M24 5V34', '$crust', 2) +
    shade('M21 5V29H4Q14 20 21 5Z', '$milk', '$milk-lo', { ax: 18, ay: 22 }) +
    shade('M27 9Q39 16 43 29H27Z', '$butter', '$butter-lo', { ax: 30, ay: 22 }) +
    shade('M4 33H44L38 43H11Q6 40 4 33Z', '$jam', '$jam-lo', { ax: 18, ay: 35 }) +
    line('M2.5 44.5Q8 41.5 13 44.5T24 44.5T35 44.5T45.5 44.5', '$sea', 3.4),
  rainbow:
    line(arc(17), '$outline', 17) +
    line(arc(22.2), '$jam', 4.2) +
    line(arc(18.4), '$flame', 4) +
    line(arc(14.8), '$butter', 4) +
    line(arc(11.4), '$sea', 3.8) +
    cloud(6) +
    cloud(33),
  umbrella:
    wire('M24 24V38Q24 44 18.5 44T13.5 38.5', '$crust', 2.4) +
    wire('M24 7V4', '$crust', 2) +
    shade(
      'M3 26C3 13 12 6 24 6S45 13 45 26Q41 21.5 36 25.5Q30.5 21.5 24 25.5Q17.5 21.5 12 25.5Q7 21.5 3 26Z',
      '$jam',
      '$jam-lo',
      { ax: 18, ay: 15 },
    ) +
    flat(path('M24 7.2C17 11 13.5 17 13 24Q18 21.3 24 24.3Q30 21.3 35 24C34.5 17 31 11 24 7.2Z', '$butter')) +
    path(
      'M24 6C16.5 10 12.5 17 12 25.5Q17.5 21.5 24 25.5Q30.5 21.5 36 25.5C35.5 17 31.5 10 24 6Z',
      'none',
      'stroke-width="2"',
    ),
  lighthouse:
    flat(path('M17 14L1 9V20ZM31 14L47 9V20Z', '$butter')) +
    shade('M17 19H31L34.5 42H13.5Z', '$milk', '$milk-lo', { ax: 20, ay: 26, k: 0.92 }) +
    flat(path('M16.6 24H31.6L32.5 30H15.6ZM14.9 35.5H33.3L34 41H14.2Z', '$jam')) +
    path('M17 19H31L34.5 42H13.5Z') +
    path('M18 10H30V19H18Z', '$butter') +
    path('M14.5 19H33.5', '$jam') +
    path('M15.5 11L24 3.5L32.5 11Z', '$jam') +
    path('M5 45.5Q7 39 14 41Q24 37.5 34 41Q41 39 43 45.5Z', '$steel-lo'),
  anchor:
    wire('M24 13V41M15 19H33', '$steel', 3) +
    line('M6.5 29C8 39 15.5 42.5 24 42.5S40 39 41.5 29', '$outline', 7.6) +
    path('M3 33L6.5 23.5L13.5 30.5ZM45 33L41.5 23.5L34.5 30.5Z', '$steel') +
    line('M6.5 29C8 39 15.5 42.5 24 42.5S40 39 41.5 29', '$steel', 3) +
    line('M24 4.5A4.2 4.2 0 1 1 23.9 4.5Z', '$outline', 6.4) +
    line('M24 4.5A4.2 4.2 0 1 1 23.9 4.5Z', '$steel', 2.2),
  tent:
    wire('M24 10L20.5 4M24 10L27.5 4', '$crust', 2) +
    shade('M24 8L46 43H2Z', '$flame', '$flame-lo', { ax: 22, ay: 30 }) +
    flat(path('M24 10L31 21L17 21Z', '$butter')) +
    path('M24 18L35 43H13Z', '$choco-lo') +
    path('M24 18L13 43H19.5Q24 34 24 18ZM24 18L35 43H28.5Q24 34 24 18Z', '$cream', 'stroke-width="2"') +
    path('M24 8L46 43H2Z'),
  kite:
    line('M21 33Q13 36 17 40T11 45.5', '$outline', 5.6) +
    line('M21 33Q13 36 17 40T11 45.5', '$butter', 1.8) +
    shade('M27 2.5L44 17L21 35L10 13Z', '$jam', '$jam-lo', { ax: 24, ay: 16 }) +
    flat(path('M27 3.5L25.5 15.4L11.5 13.3ZM43 17.2L25.5 15.4L21.7 33Z', '$butter')) +
    path('M27 2.5L44 17L21 35L10 13ZM27 2.5L21 35M10 13L44 17', 'none', 'stroke-width="2.2"') +
    path('M10 36.5L15.5 39.5L10.5 43ZM22 37L16.5 39.5L20.5 43.5Z', '$sea', 'stroke-width="2"'),
  balloon:
    line('M24 36Q18 40 24 42.5T23 46.5', '$outline', 5.4) +
    line('M24 36Q18 40 24 42.5T23 46.5', '$milk', 1.6) +
    path('M20 38.5L24 33L28 38.5Z', '$jam-lo') +
    shade('M24 3C34 3 40.5 10 40.5 18.5C40.5 28 31 35 24 35S7.5 28 7.5 18.5C7.5 10 14 3 24 3Z', '$jam', '$jam-lo', {
      ax: 18,
      ay: 14,
    }) +
    line('M13 18Q13.5 11.5 19 9', '$white', 3),
  rocket: group(
    'rotate(38 24 24)',
    path('M18 36Q17 44 24 49Q31 44 30 36Z', '$flame') +
      flat(path('M21 37Q21 42 24 44.5Q27 42 27 37Z', '$butter')) +
      path('M15.5 24L8 33V40L17 36ZM32.5 24L40 33V40L31 36Z', '$jam') +
      shade('M24 -2C32 5 35 16 32.5 37H15.5C13 16 16 5 24 -2Z', '$milk', '$milk-lo', { ax: 20, ay: 16 }) +
      path('M24 -2C28 1.5 30.5 5.5 32 10.5H16C17.5 5.5 20 1.5 24 -2Z', '$jam') +
      ellipse(24, 20, 5, 5, '$sea'),
  ),
  bridge:
    flat(path('M2 38H46V45H2Z', '$sea')) +
    line('M5 41.5Q9 39.5 13 41.5M20 43Q24 41 28 43M35 41.5Q39 39.5 43 41.5', '$white', 2) +
    shade('M2 23Q24 7 46 23V42H38C38 31 32 26 24 26S10 31 10 42H2Z', '$rye', '$rye-lo', { ax: 20, ay: 22 }) +
    line('M2 29.5Q24 13.5 46 29.5', '$rye-lo', 2.4) +
    line('M16 18V14.5M24 16V12M32 18V14.5', '$outline', 2.6) +
    wire('M3 18Q24 3 45 18', '$crust-hi', 2),
  volcano:
    ellipse(20, 7, 5, 4, '$steel-lo', 'stroke-width="2.2"') +
    ellipse(28, 8.5, 5, 4, '$steel', 'stroke-width="2.2"') +
    shade('M17 17H31Q34 31 46 44H2Q14 31 17 17Z', '$rye', '$rye-lo', { ax: 20, ay: 28, k: 0.92 }) +
    path(
      'M16.5 17Q24 12.5 31.5 17L32.5 24Q31.5 29.5 29 26Q27 22.5 25.5 29Q24.5 35 21.5 33Q20.5 32 20.5 28Q19.5 23 15.5 24Z',
      '$flame',
    ) +
    flat(path('M19 17.5Q24 15 29 17.5L29.5 20Q24 22 18.5 20Z', '$butter')),
  envelope:
    shade('M4 11H44V39H4Z', '$cream', '$cream-lo', { ax: 18, ay: 18, k: 0.94 }) +
    line('M5 38L19 25M43 38L29 25', '$cream-lo', 2.4) +
    path('M4 11H44L27 27.5Q24 30 21 27.5Z', '$milk') +
    ellipse(24, 26, 4.6, 4.6, '$jam'),
  suitcase:
    wire('M17 14V9Q17 6 20 6H28Q31 6 31 9V14', '$choco', 2.4) +
    shade('M8 14H40Q45 14 45 19V37Q45 42 40 42H8Q3 42 3 37V19Q3 14 8 14Z', '$crust', '$crust-lo', {
      ax: 16,
      ay: 20,
      k: 0.93,
    }) +
    path('M11 14H16.5V42H11ZM31.5 14H37V42H31.5Z', '$choco', 'stroke-width="2"') +
    path('M21 25H27V30H21Z', '$butter', 'stroke-width="2"'),
  lantern:
    wire('M24 8V3.5', '$crust', 2) +
    line('M24 39V45.5', '$outline', 7) +
    line('M24 39V45.5', '$butter', 3) +
    shade('M24 10C37 10 44 16.5 44 24S37 38 24 38S4 31.5 4 24S11 10 24 10Z', '$jam', '$jam-lo', { ax: 18, ay: 18 }) +
    line('M17 11.5Q10 24 17 36.5M31 11.5Q38 24 31 36.5M24 11V37', '$jam-lo', 2.2) +
    path('M15 7.5H33V12H15ZM15 36H33V40.5H15Z', '$butter') +
    line('M9.5 22Q10.5 18 14 15.5', '$white', 2.6),
  hourglass:
    shade('M11 7H37C37 18 28 20 28 24S37 30 37 41H11C11 30 20 28 20 24S11 18 11 7Z', '$milk', '$sea', {
      ax: 20,
      ay: 14,
      k: 0.92,
    }) +
    flat(
      path(
        'M14.5 15H33.5C32 19.5 27 21 26.5 24V33Q33.5 34.5 34.5 40H13.5Q14.5 34.5 21.5 33V24C21 21 16 19.5 14.5 15Z',
        '$butter',
      ),
    ) +
    path('M11 7H37C37 18 28 20 28 24S37 30 37 41H11C11 30 20 28 20 24S11 18 11 7Z') +
    path('M7 3.5H41V9H7ZM7 39H41V44.5H7Z', '$crust'),
  telescope:
    wire('M24 27L14 44M24 27L34 44M24 27V40', '$crust', 2.4) +
    group(
      'translate(-1.6 0.6) rotate(-28 24 22)',
      path('M2 19H10V26H2Z', '$steel') +
        shade('M9 17.5H29V27.5H9Z', '$sea', '$sea-lo', { ax: 16, ay: 20, k: 0.92 }) +
        shade('M28 14.5H44V30.5H28Z', '$sea-lo', '$sapphire-lo', { ax: 34, ay: 18, k: 0.92 }) +
        path('M42 12.5H47V32.5H42Z', '$butter'),
    ) +
    ellipse(24, 27, 3, 3, '$butter', 'stroke-width="2"'),
  submarine:
    wire('M27 17V7.5Q27 5 29.5 5H34', '$steel', 2.4) +
    path('M17 25V18Q17 15 20 15H30Q33 15 33 18V25Z', '$butter-lo') +
    path('M39 32L46.5 24V42L39 36Z', '$jam') +
    shade('M3 33C3 26 9 23 16 23H31C38 23 43 29 43 33S38 43 31 43H16C9 43 3 40 3 33Z', '$butter', '$butter-lo', {
      ax: 16,
      ay: 28,
      k: 0.92,
    }) +
    ellipse(13, 32, 3.6, 3.6, '$sea', 'stroke-width="2.2"') +
    ellipse(24, 32, 3.6, 3.6, '$sea', 'stroke-width="2.2"') +
    ellipse(34, 32, 2.8, 2.8, '$sea', 'stroke-width="2.2"'),
};
