import { Guest } from '../Guest/Guest.tsx';
import { Item } from '../Item/Item.tsx';
import { Mascot } from '../Mascot/Mascot.tsx';
import type { PictureSize } from '../Picture/Picture.tsx';
import { Prop } from '../Prop/Prop.tsx';
import { type BuiltInName, illustrationOf } from './illustrations.ts';

export interface IllustrationProps extends PictureSize {
  name: BuiltInName;
}

/** A built-in picture of a card. What it shows is said by the card's own text, never by the picture. */
export function Illustration({ name, ...size }: IllustrationProps) {
  const what = illustrationOf(name);
  switch (what.kind) {
    case 'item':
      return <Item name={what.name} on {...size} />;
    case 'prop':
      return <Prop name={what.name} {...size} />;
    case 'mascot':
      return <Mascot id={what.id} {...size} />;
    case 'guest':
      return <Guest id={what.id} {...size} />;
  }
}
