import { at, brilliant, ellipse, flat, group, line, path, shade, star, wheat } from './shapes.ts';

export const STAR =
  'M24 4.5Q26 4.5 27.2 7L31.3 15.3L40.5 16.7Q43.2 17.2 43.8 19Q44.3 20.8 42.5 22.6L35.9 29L37.4 38.2Q37.8 40.8 36.3 41.9T32.2 41.8L24 37.5L15.8 41.8Q13.2 43 11.7 41.9T10.6 38.2L12.1 29L5.5 22.6Q3.7 20.8 4.2 19Q4.8 17.2 7.5 16.7L16.7 15.3L20.8 7Q22 4.5 24 4.5Z';
/** Small things, 48 × 48 with a line of 2.6. `on` fills the star and opens the chest. */
export const ITEMS = {
  bread: () =>
    group(
      'translate(2.6 -.8)',
      path(
        'M10 22C4 19.5 5 10 13 9.5C19 7.5 28 7.5 34 9.5C42 10 43 19.5 37 22V37Q37 41 33 41H14Q10 41 10 37Z',
        '$loaf-lo',
      ),
    ) +
    shade(
      'M9 22C3 19.5 4 10 12 9.5C18 7.5 27 7.5 33 9.5C41 10 42 19.5 36 22V37Q36 41 32 41H13Q9 41 9 37Z',
      '$crust',
      '$loaf',
      {
        ax: 14,
        ay: 12,
        k: 0.95,
        decor: path(
          'M12.5 21.5C7.5 19 8.5 13.5 13.5 13C18 11.5 27 11.5 31.5 13C36.5 13.5 37.5 19 32.5 21.5V34.5Q32.5 37.5 29.5 37.5H15.5Q12.5 37.5 12.5 34.5Z',
          '$cream',
        ),
      },
    ) +
    path('M25 14L15.5 26.5H21.5L19.5 35L29.5 22.5H23.5Z', '$butter', 'stroke-width="2"'),
  diamond: () => brilliant(24, 23.5, 1.08),
  flame: () =>
    shade(
      'M25 3.5C27 12 39 16 39 29C39 38.5 32.5 44.5 24 44.5S9 38.5 9 29C9 22.5 13 19.5 14 13C18 14.5 19.5 17.5 19.5 20.5C23 16 25 10.5 25 3.5Z',
      '$flame',
      '$flame-lo',
      { ax: 20, ay: 32, k: 0.86 },
    ) +
    flat(
      path(
        'M24.5 23C26 28 31.5 29.5 31.5 35.5C31.5 40 28 42.5 24 42.5S16.5 40 16.5 35.5C16.5 31.5 19 30 19.5 27C21.5 28 22 29.5 22 30.5C23.5 28.5 24.5 26 24.5 23Z',
        '$butter',
      ) + ellipse(24, 37.5, 3.4, 4, '$white'),
    ),
  star: (full?: boolean) =>
    full
      ? shade(STAR, '$butter', '$butter-lo', { ax: 20, ay: 20, k: 0.88 }) +
        line('M15 20.5L20 19.7L22 15.5', '$white', 3)
      : path(STAR, '$stone', 'stroke="$stone-lo"'),
  chest: (open?: boolean) =>
    open
      ? shade('M6 17C6 7 13 2.5 24 2.5S42 7 42 17Z', '$loaf', '$loaf-lo', { ax: 16, ay: 8, k: 0.9 }) +
        line('M14 11Q16 7 21 6.5', '$crust-hi', 2.8) +
        path('M6 16H42V27H6Z', '$choco-lo') +
        flat(
          path('M9 27C9 20 13 17.5 17 19C19 13.5 28 12.5 31 18C36 16.5 39 20 39 27Z', '$butter') +
            path('M31 18C36 16.5 39 20 39 27H33C35 24 34 21 31 18Z', '$butter-lo'),
        ) +
        at(17, 20, path(star(6.5, 0.52), '$milk', 'stroke-width="1.8"'), 1, -12) +
        brilliant(30.5, 20, 0.42) +
        shade('M4 25H44V39Q44 43.5 39.5 43.5H8.5Q4 43.5 4 39Z', '$crust', '$crust-lo', { ax: 10, ay: 26, k: 0.93 }) +
        line('M5 33.5H43', '$loaf-lo', 2.4) +
        path('M19 25H29V32Q29 36 24 36T19 32Z', '$butter')
      : shade('M5 25C5 13 12 7 24 7S43 13 43 25Z', '$loaf', '$loaf-lo', { ax: 16, ay: 12, k: 0.9 }) +
        line('M13 19Q15 14 20 13M24 18Q26 13.5 31 13', '$crust-hi', 3.2) +
        shade('M5 25H43V39Q43 43 39 43H9Q5 43 5 39Z', '$crust', '$crust-lo', { ax: 10, ay: 26, k: 0.93 }) +
        line('M5 33.5H43', '$loaf-lo', 2.4) +
        path('M18.5 22H29.5V31Q29.5 35.5 24 35.5T18.5 31Z', '$butter') +
        flat(ellipse(24, 27, 2, 2, '$outline') + path('M23 27H25V32H23Z', '$outline')),
  trophy: () =>
    line('M13 11H6.5C5.5 19 9 24 16 24M35 11H41.5C42.5 19 39 24 32 24', '$outline', 6.5) +
    line('M13 11H6.5C5.5 19 9 24 16 24M35 11H41.5C42.5 19 39 24 32 24', '$butter-lo', 2) +
    path('M20.5 28H27.5V36H20.5Z', '$butter-lo') +
    path('M13 43.5Q12.5 36 18 36H30Q35.5 36 35 43.5Z', '$loaf') +
    shade('M11 5.5H37C38.5 19 34 30.5 24 30.5S9.5 19 11 5.5Z', '$butter', '$butter-lo', { ax: 18, ay: 9, k: 0.9 }) +
    at(24.5, 17, wheat('$loaf', 0.58)) +
    line('M15.5 10.5Q15 17 17.5 21.5', '$white', 2.8),
  exp: () =>
    shade('M24 4A20 20 0 1 1 23.9 4Z', '$taro', '$taro-lo', { ax: 18, ay: 16, k: 0.9 }) +
    group('translate(24 24.5)', path('M0 -14L4 -4L14 0L4 4L0 14L-4 4L-14 0L-4 -4Z', '$butter', 'stroke-width="2.2"')) +
    line('M10.5 18Q12.5 12 18 10', '$white', 2.8),
  calendar: () =>
    shade('M6 13Q6 9 10 9H38Q42 9 42 13V38Q42 43 37 43H11Q6 43 6 38Z', '$milk', '$milk-lo', {
      ax: 14,
      ay: 16,
      k: 0.94,
    }) +
    path('M6 13Q6 9 10 9H38Q42 9 42 13V19H6Z', '$jam') +
    line('M15 5V12M33 5V12', '$outline', 6) +
    line('M15 5V12M33 5V12', '$steel', 1.8) +
    line('M16 30.5L22 36L33 25', '$outline', 6.5) +
    line('M16 30.5L22 36L33 25', '$leaf', 3),
  bell: () =>
    path('M18 37H30Q30 43.5 24 43.5T18 37Z', '$loaf') +
    line('M24 8V4.5', '$outline', 5) +
    shade(
      'M24 7C33 7 37 14 37 22C37 29 39 31 41.5 34Q43 38 39 38H9Q5 38 6.5 34C9 31 11 29 11 22C11 14 15 7 24 7Z',
      '$butter',
      '$butter-lo',
      { ax: 20, ay: 16, k: 0.9 },
    ) +
    line('M17 20Q17.5 14.5 21 12.5', '$white', 2.8),
  key: () =>
    group(
      'rotate(45 24 24)',
      line('M24 22V43M24 42H31M24 34.5H30', '$outline', 7.4) +
        line('M24 22V43M24 42H31M24 34.5H30', '$crust', 2.6) +
        path('M24 3A10.5 10.5 0 1 1 23.9 3ZM24 9A4.5 4.5 0 1 0 24.1 9Z', '$crust', 'fill-rule="evenodd"') +
        line('M17 10.5Q18.5 7.5 21.5 6.5', '$crust-hi', 2.6),
    ),
} satisfies Record<string, (on?: boolean) => string>;

export type ItemName = keyof typeof ITEMS;
