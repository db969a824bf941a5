import { Suspense } from 'react';
import { Guest } from '../Guest/Guest.tsx';
import { Item } from '../Item/Item.tsx';
import { Mascot } from '../Mascot/Mascot.tsx';
import { Picture, type PictureSize } from '../Picture/Picture.tsx';
import { Prop } from '../Prop/Prop.tsx';
import { type FigureName, figureSets, placeOf } from './figures.ts';
import { type DrawingName, illustrationOf } from './illustrations.ts';
import { WORDS, type WordName, wordSets } from './words.ts';

export interface IllustrationProps extends PictureSize {
  name: DrawingName;
}

// A little more than the 48 × 48 of the drawings, whose lines reach its edge.
const box = '-1.5 -1.5 51 51';

function DrawnWord({ name, size, className }: PictureSize & { name: WordName }) {
  const inner = wordSets.useDrawing(WORDS[name])?.[name] ?? '';
  return <Picture drawing={{ box, stroke: 2.6, inner }} size={size} className={className} />;
}

function Figure({ name, size, className }: PictureSize & { name: FigureName }) {
  const { set, own, alone } = placeOf(name);
  const drawing = figureSets.useDrawing(set)?.[own] ?? { box, inner: '' };
  return <Picture drawing={alone ? { ...drawing, box } : drawing} size={size} className={className} />;
}

/** A built-in picture of a card. What it shows is said by the card's own text, never by the picture. */
export function Illustration({ name, ...size }: IllustrationProps) {
  const what = illustrationOf(name);
  switch (what.kind) {
    case 'item':
      return <Item name={what.name} on {...size} />;
    case 'prop':
      return <Prop name={what.name} {...size} />;
    case 'word':
      return (
        <Suspense fallback={<Picture drawing={{ box, inner: '' }} {...size} />}>
          <DrawnWord name={what.name} {...size} />
        </Suspense>
      );
    case 'figure':
      return (
        <Suspense fallback={<Picture drawing={{ box, inner: '' }} {...size} />}>
          <Figure name={what.name} {...size} />
        </Suspense>
      );
    case 'mascot':
      return <Mascot id={what.id} {...size} />;
    case 'guest':
      return <Guest id={what.id} {...size} />;
  }
}
