import { drawPrinter, drawStamp } from '../kit/printer.ts';
import { Picture, type PictureSize } from '../Picture/Picture.tsx';

/** The toaster that prints receipts. Paper stands behind it, as wide as its rim less 22 of 300 on either side. */
export function Printer(props: PictureSize) {
  return <Picture drawing={drawPrinter()} {...props} />;
}

/** The stamp of the day, in the hand of nobody. */
export function HandStamp(props: PictureSize) {
  return <Picture drawing={drawStamp()} {...props} />;
}
