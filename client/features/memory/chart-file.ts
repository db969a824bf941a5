const PAD = 16;
const TITLE = 24;
const CAPTION = 22;
const GAP = 12;
/** What a drawing takes from style sheets, and must bring along where there are none. */
const COLOURS = ['fill', 'stroke'] as const;
const STYLES = [
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'font-size',
  'font-weight',
] as const;
const FONT = "'Noto Sans SC', 'PingFang SC', 'Microsoft YaHei', sans-serif";

/**
 * The charts of a sheet as one SVG that looks the same anywhere: below one another under a title, if it has one, each under its
 * `data-caption`, with colours as they are seen now.
 */
export function svgOf(title: string, sheet: Element): string {
  const { color, backgroundColor } = getComputedStyle(sheet);
  const colours = new Colours();
  const ink = colours.plain(color);
  const charts = [...sheet.querySelectorAll<SVGSVGElement>('svg[data-chart]')];
  const width = Math.max(1, ...charts.map((chart) => Math.ceil(chart.getBoundingClientRect().width)));
  let y = PAD + (title ? TITLE : 0);
  const parts = charts.map((chart) => {
    const { width, height } = chart.getBoundingClientRect();
    const caption = chart.dataset.caption;
    const words = caption ? textAt(y + 15, 14, 700, ink, caption) : '';
    if (caption) y += CAPTION;
    const drawn = withStyles(chart, colours);
    for (const [name, value] of Object.entries({ x: PAD, y, width, height })) drawn.setAttribute(name, String(value));
    y += height + GAP;
    return words + new XMLSerializer().serializeToString(drawn);
  });
  const [w, h] = [width + 2 * PAD, Math.ceil(y - GAP + PAD)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" font-family="${FONT}"><rect width="${w}" height="${h}" fill="${colours.plain(backgroundColor)}"/>${title && textAt(PAD + 14, 18, 800, ink, title)}${parts.join('')}</svg>\n`;
}

function textAt(y: number, size: number, weight: number, fill: string, text: string): string {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${PAD}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${safe}</text>`;
}

function withStyles(chart: SVGSVGElement, colours: Colours): SVGSVGElement {
  const copy = chart.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  [chart, ...chart.querySelectorAll<SVGElement>('*')].forEach((element, at) => {
    const target = copies[at] as SVGElement;
    const style = getComputedStyle(element);
    for (const name of COLOURS) target.setAttribute(name, colours.plain(style.getPropertyValue(name)));
    for (const name of STYLES) target.setAttribute(name, style.getPropertyValue(name));
    for (const name of ['class', 'style', 'aria-hidden', 'data-chart', 'data-caption']) target.removeAttribute(name);
  });
  return copy;
}

/** Colours as every program reads them: what style sheets mix has a form that browsers alone know. */
class Colours {
  readonly #canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  readonly #known = new Map<string, string>();

  plain(colour: string): string {
    if (colour === 'none' || !this.#canvas) return colour;
    const known = this.#known.get(colour);
    if (known) return known;
    this.#canvas.clearRect(0, 0, 1, 1);
    this.#canvas.fillStyle = colour;
    this.#canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha = 0] = this.#canvas.getImageData(0, 0, 1, 1).data;
    const plain = alpha === 0 ? 'none' : `rgb(${red}, ${green}, ${blue})`;
    this.#known.set(colour, plain);
    return plain;
  }
}
