import { face } from '../kit/faces.ts';
import { zed } from '../kit/limbs.ts';
import { scene } from '../kit/scene.ts';
import { ellipse, flat, line, path, shade, twinkle } from '../kit/shapes.ts';

/** A bun asleep in its baking tin, under a cloth, with the moon up. */
export const resting = scene(
  '$sky-d',
  path(
    'M196 22C182 26 176 40 182 52C188 64 202 68 213 62C206 78 184 82 170 70C156 58 156 36 170 25C178 19 188 18 196 22Z',
    '$sun',
  ) +
    twinkle(40, 52, 7, '$sun-lo') +
    twinkle(66, 30, 5, '$sun-lo') +
    twinkle(142, 26, 4, '$sun-lo') +
    shade('M56 118C56 86 82 64 116 64S176 86 176 118Z', '$crust', '$crust-lo', { ax: 94, ay: 84, k: 0.93 }) +
    line('M74 92Q80 80 92 75', '$crust-hi', 4.4) +
    face(114, 96, 'sleep', { s: 1.3, gap: 15 }) +
    shade(
      'M38 124C54 110 70 120 86 114C104 107 128 120 146 113C164 106 182 116 196 124V140C196 150 190 153 182 153H52C44 153 38 150 38 140Z',
      '$sea',
      '$sea-lo',
      { ax: 80, ay: 122, k: 0.95 },
    ) +
    flat(
      ellipse(66, 132, 4, 4, '$white') +
        ellipse(96, 140, 4, 4, '$white') +
        ellipse(122, 129, 4, 4, '$white') +
        ellipse(150, 139, 4, 4, '$white') +
        ellipse(176, 131, 4, 4, '$white'),
    ) +
    zed(166, 66, 1.1) +
    zed(180, 84, 0.9),
);
