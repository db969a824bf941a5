import { drawArch, drawBang, drawEmbers, drawMitt, drawThrown } from '../kit/oven.ts';
import { Picture, type PictureSize } from '../Picture/Picture.tsx';

/** The arch of an oven over a screen: for a phone, or `wide` for a desk. */
export const OvenArch = ({ wide = false, ...size }: PictureSize & { wide?: boolean }) => (
  <Picture drawing={drawArch(wide ? 900 : 360)} {...size} />
);

/** Flames along the foot of an oven. */
export const Embers = (size: PictureSize) => <Picture drawing={drawEmbers()} fit="slice" {...size} />;

/** The mitt of a guest that holds on to an edge. */
export const Mitt = (size: PictureSize) => <Picture drawing={drawMitt()} {...size} />;

/** A bun that is thrown upwards. */
export const ThrownBun = (size: PictureSize) => <Picture drawing={drawThrown()} {...size} />;

/** Where it hits. */
export const Bang = (size: PictureSize) => <Picture drawing={drawBang()} {...size} />;
