import { thing } from '../kit/old-form.ts';
import { ellipse, flat, line, path, shade, wire } from '../kit/shapes.ts';

/** Things of every day, for a beginner's first words. */
export const home = {
  nose: thing(
    shade(
      'M21 4C20 14 16 22 11 29C5 37 12 44 18 40C21 44 27 44 30 40C36 44 43 37 37 29C32 22 28 14 27 4Z',
      '$cream',
      '$cream-lo',
      { ax: 20, ay: 24, k: 0.94 },
    ) + flat(ellipse(19, 38, 3, 2, '$choco') + ellipse(29, 38, 3, 2, '$choco')),
  ),
  apple: thing(
    wire('M24 14C24 9 26 6 29 4', '$loaf') +
      shade('M24 14C32 8 44 13 42 27C40 38 32 45 24 43C16 45 8 38 6 27C4 13 16 8 24 14Z', '$jam', '$jam-lo', {
        ax: 17,
        ay: 22,
      }) +
      path('M28 9C33 4 39 5 41 8C37 13 31 13 28 9Z', '$leaf'),
  ),
  orange: thing(
    shade('M24 8A18 18 0 1 1 23.9 8Z', '$flame', '$flame-lo', { ax: 18, ay: 20 }) +
      path('M24 9C24 3 30 2 34 4C32 9 28 10 24 9Z', '$leaf') +
      flat(
        ellipse(18, 22, 1.2, 1.2, '$butter') +
          ellipse(27, 31, 1.2, 1.2, '$butter') +
          ellipse(32, 22, 1.2, 1.2, '$butter'),
      ),
  ),
  banana: thing(
    shade('M36 4L41 5C46 24 33 44 10 44L6 39C24 36 33 24 36 4Z', '$butter', '$butter-lo', { ax: 28, ay: 26, k: 0.92 }) +
      flat(path('M36 4L41 5L41 9L36 8Z', '$choco')),
  ),
  egg: thing(
    shade('M24 3C34 3 41 18 41 29S34 45 24 45S7 40 7 29S14 3 24 3Z', '$cream', '$cream-lo', { ax: 19, ay: 22 }),
  ),
  milk: thing(
    path('M11 5H37L34 45H14Z', '$white') +
      flat(path('M12 15H36L34 44H14Z', '$milk-lo')) +
      path('M11 5H37L34 45H14Z') +
      line('M12 15H36', '$outline', 2.2),
  ),
  door: thing(
    path('M9 3H39V45H9Z', '$loaf') +
      line('M15 9H33V22H15ZM15 28H33V39H15Z', '$choco', 2.4) +
      flat(ellipse(34, 25, 2.2, 2.2, '$butter')),
  ),
  window: thing(
    path('M5 5H43V43H5Z', '$sea') +
      line('M24 5V43M5 24H43', '$loaf', 4) +
      path('M5 5H43V43H5Z') +
      path('M2 41H46V46H2Z', '$loaf'),
  ),
  clock: thing(
    shade('M24 4A20 20 0 1 1 23.9 4Z', '$white', '$milk-lo', { ax: 18, ay: 18 }) +
      line('M24 12V24L32 29', '$ink', 3) +
      line('M24 7V9M24 39V41M7 24H9M39 24H41', '$ink', 2.4),
  ),
  chair: thing(path('M11 3H17V26H37V45H32V33H17V45H11Z', '$loaf') + path('M17 8H28V14H17Z', '$crust')),
  bed: thing(
    path('M3 12H8V28H45V44H40V38H8V44H3Z', '$loaf') +
      path('M8 22Q8 18 12 18H20V29H8Z', '$white') +
      path('M20 20H42Q45 20 45 24V33H20Z', '$sea'),
  ),
  lamp: thing(
    path('M14 4H34L41 24H7Z', '$butter') + line('M24 25V41', '$outline', 5) + path('M12 41H36V45H12Z', '$loaf'),
  ),
  box: thing(
    path('M5 15L24 8L43 15V38L24 46L5 38Z', '$crust') +
      path('M5 15L24 22L43 15L24 8Z', '$crust-hi') +
      line('M24 22V46', '$outline', 2.6),
  ),
  book: thing(
    path('M3 9C11 5 19 6 24 11C29 6 37 5 45 9V41C37 37 29 38 24 43C19 38 11 37 3 41Z', '$white') +
      line('M24 11V43M9 16Q14 14 19 17M9 24Q14 22 19 25M29 17Q34 14 39 16M29 25Q34 22 39 24', '$outline', 2.2),
  ),
  mouse: thing(
    line('M38 36C46 36 47 27 42 24', '$icing-lo', 3) +
      flat('') +
      shade('M5 34C10 18 38 16 41 36Q40 43 30 43H12Q4 42 5 34Z', '$steel', '$steel-lo', { ax: 20, ay: 30 }) +
      ellipse(21, 17, 6.5, 6.5, '$icing') +
      flat(ellipse(13, 29, 1.8, 2.4, '$ink') + ellipse(5, 34, 2, 1.8, '$ink')),
  ),
} as const;
