import { scene } from '../kit/scene.ts';
import { at, ellipse, flat, line, path, shade } from '../kit/shapes.ts';
import { sparrow } from '../kit/sparrow.ts';

const question = (x: number, y: number, s = 1) =>
  at(x, y, line('M-5 -5C-5 -12 6 -12 6 -5C6 0 0 0 0 5', '$choco', 4) + flat(ellipse(0, 11, 2.4, 2.4, '$choco')), s);

/** A signpost that knows no way; the sparrow has eaten the crumbs that led here. */
export const notFound = scene(
  '$sky-b',
  flat(
    ellipse(34, 150, 4, 2.8, '$crust-lo') +
      ellipse(52, 146, 4.4, 3, '$crust-lo') +
      ellipse(71, 149, 3.6, 2.6, '$crust-lo'),
  ) +
    path('M110 34Q110 28 117 28T124 34V154H110Z', '$loaf-lo') +
    line('M115 118V146', '$loaf', 2.8) +
    shade(
      'M66 42H148Q152 42 155 45L166 57L155 69Q152 72 148 72H66Q62 72 62 68V46Q62 42 66 42Z',
      '$cream',
      '$cream-lo',
      {
        ax: 90,
        ay: 48,
        k: 0.94,
      },
    ) +
    question(114, 54, 1.1) +
    shade(
      'M176 82H98Q94 82 91 85L80 97L91 109Q94 112 98 112H176Q180 112 180 108V86Q180 82 176 82Z',
      '$crust-hi',
      '$crust',
      {
        ax: 110,
        ay: 88,
        k: 0.94,
      },
    ) +
    question(132, 94, 1.1) +
    sparrow(178, 132, { s: 1.05, turned: true }) +
    path('M141 152L143 146L149 145L152 150L150 153Z', '$crust', 'stroke-width="2.4"'),
);
