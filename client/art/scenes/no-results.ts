import { face } from '../kit/faces.ts';
import { scene } from '../kit/scene.ts';
import { ellipse, flat, line, path, tube } from '../kit/shapes.ts';

/** A magnifying glass has looked all over the map and wonders. */
export const noResults = scene(
  '$sky-d',
  path('M38 60L88 44V130L38 146Z', '$cream') +
    path('M88 44L142 60V146L88 130Z', '$cream-lo') +
    path('M142 60L196 44V130L142 146Z', '$cream') +
    flat(
      path('M46 74C58 64 70 74 80 66V92C68 102 56 92 46 100Z', '$matcha') +
        path('M96 70C108 68 112 82 134 80V104C116 108 110 96 96 98Z', '$sea') +
        path('M54 124C62 118 70 120 80 114V124L46 134Z', '$icing'),
    ) +
    line('M56 116C72 104 84 122 102 114S124 124 134 122', '$crust-lo', 3.6, 'stroke-dasharray="1 9"') +
    tube('M186 114L208 138', '$loaf', 9) +
    path('M162 52A38 38 0 1 1 161.900 52Z', '$steel') +
    ellipse(162, 90, 29, 29, '$white', 'stroke-width="2.6"') +
    flat(path('M140 82C142 72 150 66 160 65C150 70 146 78 144 88Z', '$sea', 'opacity=".7"')) +
    face(163, 88, 'think', { s: 1.06, gap: 11 }),
);
