const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

let paper: CanvasRenderingContext2D | null | undefined;

/** Red, green and blue, 0 to 255, of any colour that CSS can resolve to, `oklab(…)` of a mix too. */
function pixelOf(colour: string) {
  paper ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!paper) throw new Error('no canvas');
  paper.fillStyle = colour;
  paper.fillRect(0, 0, 1, 1);
  return paper.getImageData(0, 0, 1, 1).data;
}

/** Relative luminance of WCAG 2.2. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [...pixelOf(colour)].map((n) => channel(n / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of an element's text and ground as the browser resolved them, 1 to 21. */
export function contrastOf(element: Element): number {
  const { color, backgroundColor } = getComputedStyle(element);
  const [dark = 0, light = 0] = [luminance(color), luminance(backgroundColor)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
