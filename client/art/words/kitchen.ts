import { dots, ellipse, flat, group, line, path, shade, wire } from '../kit/shapes.ts';

/** Words of the kitchen, 48 × 48 with a line of 2.6. */
export const kitchen = {
  kettle:
    wire('M13 21C11 3 35 3 33 21', '$loaf') +
    path('M36 27L42 18L46.5 21L38 37Z', '$sea-lo') +
    shade('M8 37C7 26 12 19 23 19S39 26 38 37Q37.5 43 32 43H14Q8.5 43 8 37Z', '$sea', '$sea-lo', { ax: 18, ay: 26 }) +
    path('M16 20.5Q23 16 30 20.5Q23 24 16 20.5Z', '$sea-lo') +
    ellipse(23, 16, 3, 2.6, '$loaf') +
    line('M13.5 34Q13 28 17 25.5', '$white', 2.8),
  mug:
    wire('M32 19H36Q43 19 43 26T36 34H32', '$icing-lo', 2.8) +
    line('M16 9.5q-3 -3 0 -6M25 9.5q-3 -3 0 -6', '$steel-lo', 2.4) +
    shade('M8 14H34V37Q34 43 28 43H14Q8 43 8 37Z', '$icing', '$icing-lo', { ax: 14, ay: 20 }) +
    flat(path('M9.5 15.2H32.5V19H9.5Z', '$choco')) +
    line('M13.5 25V33', '$white', 2.8),
  bowl:
    path('M16 40H32L33 44.5H15Z', '$gem-lo') +
    shade('M3.5 20H44.5C44.5 34 36 42 24 42S3.5 34 3.5 20Z', '$gem', '$gem-lo', { ax: 16, ay: 24 }) +
    ellipse(24, 20, 20.5, 6, '$milk') +
    ellipse(24, 21, 15, 3.4, '$milk-lo', 'stroke="none"') +
    line('M9 30Q11 35 15 37.5', '$white', 2.8),
  ladle:
    wire('M24 31L37 8Q39.5 4 43 7', '$steel-lo', 3) +
    shade('M4 28H31C31 38 25.5 44 17.5 44S4 38 4 28Z', '$steel', '$steel-lo', { ax: 12, ay: 32 }) +
    ellipse(17.5, 28, 13.5, 3.8, '$steel-lo') +
    line('M8 34Q9.5 38 13 40', '$white', 2.6),
  whisk: group(
    'rotate(40 24 24)',
    line('M24 30C6 20 10 0 24 0S42 20 24 30M24 30C15 20 18 0 24 0S33 20 24 30', '$outline', 5) +
      line('M24 30C6 20 10 0 24 0S42 20 24 30M24 30C15 20 18 0 24 0S33 20 24 30', '$steel', 1.8) +
      path('M20.5 27H27.5L28.5 45Q28.5 48.5 24 48.5T19.5 45Z', '$crust') +
      path('M20 27H28V31H20Z', '$steel-lo'),
  ),
  apron:
    wire('M17 10C15 0 33 0 31 10', '$jam-lo') +
    wire('M9 23L4.5 29M39 23L43.5 29', '$jam-lo') +
    shade('M16 9H32L33 19Q35 21.5 40 21V39Q40 44 35 44H13Q8 44 8 39V21Q13 21.5 15 19Z', '$jam', '$jam-lo', {
      ax: 18,
      ay: 20,
    }) +
    path('M16 27H32V34Q32 39 24 39T16 34Z', '$icing') +
    line('M12.5 30V26M21 13.5H27', '$white', 2.4),
  candle:
    path('M24 3C27.5 7.5 30 10.5 30 14A6 6 0 0 1 18 14C18 10.5 20.5 7.5 24 3Z', '$flame') +
    flat(path('M24 9C25.5 11.5 27 13 27 15A3 3 0 0 1 21 15C21 13 22.5 11.5 24 9Z', '$butter')) +
    line('M24 20V23') +
    shade('M16.5 23H31.5V40H16.5Z', '$milk', '$milk-lo', { ax: 20, ay: 28, k: 0.88 }) +
    flat(path('M17.5 24H30.5V28Q29 30 27.5 28Q26 26.5 24.5 30Q22.5 33 21 29Q19 26 17.5 28Z', '$cream-lo')) +
    path('M7 38H41Q40 45 33 45H15Q8 45 7 38Z', '$butter-lo'),
  cheese:
    shade('M4 25L29 7Q43 10 44 25V40H4Z', '$butter', '$butter-lo', { ax: 20, ay: 26, k: 0.94 }) +
    line('M4 25H44') +
    flat(path('M6 24L29.5 8.5Q41 11.5 42.6 24Z', '$cream')) +
    path('M4 25L29 7Q43 10 44 25Z') +
    ellipse(14, 33, 4, 3.6, '$butter-lo', 'stroke-width="2"') +
    ellipse(28, 30.5, 2.8, 2.6, '$butter-lo', 'stroke-width="2"') +
    ellipse(36, 35.5, 3.2, 2.8, '$butter-lo', 'stroke-width="2"') +
    ellipse(29, 17, 3.4, 2.2, '$cream-lo', 'stroke-width="2"'),
  mushroom:
    shade('M17 26H31L33.5 40Q33.5 44.5 24 44.5T14.5 40Z', '$cream', '$cream-lo', { ax: 20, ay: 30 }) +
    shade('M3.5 25C3.5 12 12 4.5 24 4.5S44.5 12 44.5 25Q44.5 29 40 29H8Q3.5 29 3.5 25Z', '$jam', '$jam-lo', {
      ax: 18,
      ay: 16,
    }) +
    flat(
      ellipse(15, 15, 4, 3.4, '$milk') +
        ellipse(29, 12, 3.4, 2.8, '$milk') +
        ellipse(35.5, 21, 3.6, 3, '$milk') +
        ellipse(22, 23, 3, 2.4, '$milk'),
    ),
  pumpkin:
    path('M22 15C22 9 24 5 29 4L31.5 8Q27 10 27 15Z', '$leaf-lo') +
    ellipse(12.5, 29, 9.5, 13.5, '$flame-lo') +
    ellipse(35.5, 29, 9.5, 13.5, '$flame-lo') +
    shade('M24 14C33 14 36 20 36 29S33 44 24 44S12 38 12 29S15 14 24 14Z', '$flame', '$flame-lo', { ax: 19, ay: 24 }) +
    line('M24 18V40M18.5 20Q16.5 29 18.5 38M29.5 20Q31.5 29 29.5 38', '$flame-lo', 2) +
    line('M6.5 27Q6.8 23 9 20.5', '$white', 2.6),
  carrot: group(
    'rotate(38 24 24)',
    path('M24 14C17 12 15 6 17 1C21 3 23 6 24 10C24 5 25 1 29 -1C33 5 31 11 24 14Z', '$leaf') +
      path('M24 14C26 8 31 6 35 8C34 13 29 15 24 14Z', '$leaf-lo') +
      shade('M15 19C15 11 33 11 33 19C34 29 28 41 24 48C20 41 14 29 15 19Z', '$flame', '$flame-lo', {
        ax: 21,
        ay: 20,
      }) +
      line('M16 23H21M32 28H27M19 34H23', '$flame-lo', 2),
  ),
  cherry:
    wire('M15 30Q17 16 31 7Q31 18 34 28', '$leaf-lo', 2) +
    path('M31 7C34 1.5 41 1 45.5 4.5C43 10 36 11.5 31 7Z', '$leaf') +
    shade('M14 27A9 9 0 1 1 13.9 27Z', '$jam', '$jam-lo', { ax: 11, ay: 33 }) +
    shade('M34 25A9 9 0 1 1 33.9 25Z', '$jam', '$jam-lo', { ax: 31, ay: 31 }) +
    line('M9.5 36Q9.5 33 12 31.5M29.5 34Q29.5 31 32 29.5', '$white', 2.6),
  lemon: group(
    'rotate(-24 24 26)',
    path('M36 13C38 7 44 6 47.5 8.5C46 13.5 41 16 36 13Z', '$leaf') +
      shade(
        'M3 26Q4 22 9.5 21.5C12 15 18 12 24 12S36 15 38.5 21.5Q44 22 45 26Q44 30 38.5 30.5C36 37 30 40 24 40S12 37 9.5 30.5Q4 30 3 26Z',
        '$butter',
        '$butter-lo',
        { ax: 19, ay: 22 },
      ) +
      dots(
        [
          [30, 32],
          [24, 35],
          [33, 27],
          [18, 33],
        ],
        '$butter-lo',
        1.2,
        1.2,
      ) +
      line('M14 24Q15.5 19 20 17.5', '$white', 2.8),
  ),
  pear:
    wire('M24 12Q24 6 28 3.5', '$choco', 2) +
    path('M26 10C29 5 36 4 40 7C38 12 31 14 26 10Z', '$leaf') +
    shade(
      'M23 11C29 11 29.5 17 30.5 21C32.5 26.5 38.5 28.5 38.5 35.5S32 45 23 45S7.5 42.5 7.5 35.5S13.5 26.5 15.5 21C16.5 17 17 11 23 11Z',
      '$matcha',
      '$matcha-lo',
      { ax: 18, ay: 30 },
    ) +
    dots(
      [
        [29, 37],
        [24, 40],
        [31, 32],
      ],
      '$matcha-lo',
      1.2,
      1.2,
    ) +
    line('M12.5 36Q12.5 31.5 16 28.5', '$white', 2.8),
};
