import { at } from './shapes.ts';

/** Something that stands on the land; its foot is at 0,0, px. */
export interface PlaceProp {
  width: number;
  height: number;
  draw: () => string;
}

/** A region as a place of its own: its gateway, the land behind it and what stands there. */
export interface Place {
  props: Readonly<Record<string, PlaceProp>>;
  /**
   * The panorama, 720 × 240, without its sky's colour. The awning covers the top 27, the sign the lowest 56; a phone sees the middle
   * 372. Layers sky, far, mid and near.
   */
  gateway: () => string;
  /** A tile of the ground, 720 × 480, which goes on where the gateway ends and leaves the road room in the middle. */
  land: () => string;
}

/** A prop with its foot at a point of a larger picture. */
export const put = <Props extends Readonly<Record<string, PlaceProp>>>(
  props: Props,
  name: keyof Props & string,
  x: number,
  y: number,
  s = 1,
) => at(x, y, props[name]?.draw() ?? '', s);
