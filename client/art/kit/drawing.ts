/** A picture before it is painted: its viewBox, its inner SVG with `$colour` names, its line width (3 unless told). */
export interface Drawing {
  box: string;
  inner: string;
  stroke?: number;
}
