import { zed } from '../kit/limbs.ts';
import { scene } from '../kit/scene.ts';
import { line, path, shade } from '../kit/shapes.ts';
import { sparrow } from '../kit/sparrow.ts';

/** A mailbox like a loaf, open and empty, its flag down; a sparrow sleeps on it. */
export const noMessages = scene(
  '$sky-c',
  path('M116 104H134V154H116Z', '$loaf-lo') +
    line('M122 112V146', '$loaf', 2.8) +
    shade('M56 106V76C56 58 68 48 84 48H160C176 48 188 58 188 76V106Z', '$jam', '$jam-lo', {
      ax: 100,
      ay: 56,
      k: 0.93,
    }) +
    line('M126 60Q140 58 158 60', '$icing', 3.4) +
    path('M56 106V78C56 60 66 50 82 50S108 60 108 78V106Z', '$choco-lo') +
    path('M63 106V80C63 66 71 58 82 58S101 66 101 80V106Z', '$outline', 'stroke="none" opacity=".45"') +
    path('M52 104H112Q116 104 115 108C113 120 51 120 49 108Q48 104 52 104Z', '$jam') +
    line('M60 110Q82 114 102 110', '$icing', 2.8) +
    path('M150 82H158V102H150Z', '$steel', 'stroke-width="2.4"') +
    path('M158 96H178V106H158Z', '$butter', 'stroke-width="2.4"') +
    sparrow(146, 28, { turned: true, asleep: true }) +
    zed(110, 26, 1) +
    zed(98, 16, 1.4),
);
