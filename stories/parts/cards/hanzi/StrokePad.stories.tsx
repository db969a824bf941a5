import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { StrokePad } from '#client/parts/cards/hanzi/StrokePad/StrokePad.tsx';
import { keepSpring, springMedians } from './stroke-samples.ts';

const meta = {
  title: 'parts/cards/hanzi/StrokePad',
  component: StrokePad,
  args: { char: '春', drawn: 0, strokes: 9, hints: 0, onStroke: fn() },
  beforeEach: keepSpring,
} satisfies Meta<typeof StrokePad>;
export default meta;

type Story = StoryObj<typeof meta>;

const pad = async (canvasElement: HTMLElement) => {
  await waitFor(() => expect(canvasElement.querySelector('[role="img"] svg')).not.toBeNull());
  return canvasElement.querySelector('[role="img"] svg') as SVGSVGElement;
};

/** Draws along the middle of a stroke, as a hand that knows it. */
async function draw(svg: SVGSVGElement, stroke: number, backwards = false) {
  const box = svg.getBoundingClientRect();
  const padding = Math.round(box.width / 14);
  const scale = (box.width - 2 * padding) / 1024;
  const medians = backwards ? [...(springMedians[stroke] ?? [])].reverse() : (springMedians[stroke] ?? []);
  const points = medians.map(([x = 0, y = 0]) => ({
    clientX: box.left + padding + x * scale,
    clientY: box.top + padding + (900 - y) * scale,
  }));
  const [first, ...rest] = points;
  await fireEvent.mouseDown(svg, first);
  for (const point of rest) await fireEvent.mouseMove(svg, point);
  await fireEvent.mouseUp(document, rest.at(-1));
}

export const Empty: Story = {
  parameters: { shots: ['mobile', 'dark mobile'] },
  play: async ({ canvasElement }) => {
    await pad(canvasElement);
  },
};

/** Strokes in their order are right; one out of turn is not, and nothing of it stays. */
export const Drawn: Story = {
  parameters: { picture: false },
  play: async ({ canvasElement, args }) => {
    const svg = await pad(canvasElement);
    await draw(svg, 0);
    await waitFor(() => expect(args.onStroke).toHaveBeenLastCalledWith(true));
    await draw(svg, 4);
    await waitFor(() => expect(args.onStroke).toHaveBeenLastCalledWith(false));
    await draw(svg, 1);
    await waitFor(() => expect(args.onStroke).toHaveBeenCalledTimes(3));
    await expect(args.onStroke).toHaveBeenLastCalledWith(true);
  },
};

/** A lesson that goes on shows the strokes that stood. */
export const Half: Story = {
  args: { drawn: 5 },
  parameters: { shots: ['mobile'] },
  play: async ({ canvasElement, canvas }) => {
    await pad(canvasElement);
    await expect(canvas.getByText('写好了 5 / 9 笔')).toBeVisible();
  },
};

/** What was written takes the ink of the theme that comes in the middle of the question. */
export const ThemeChanges: Story = {
  args: { drawn: 5 },
  parameters: { picture: false },
  play: async ({ canvasElement }) => {
    const svg = await pad(canvasElement);
    const { dataset } = document.documentElement;
    const inkOf = (theme: string) => {
      dataset.theme = theme;
      const swatch = document.createElement('i');
      swatch.style.color = 'var(--ink)';
      canvasElement.append(swatch);
      const { color } = getComputedStyle(swatch);
      swatch.remove();
      return color.replace(/^rgb\((.+)\)$/, '$1').replaceAll(' ', '');
    };
    const written = () =>
      [...svg.querySelectorAll('path')].map((it) => (it.getAttribute('stroke') ?? '').replaceAll(' ', ''));
    const before = dataset.theme ?? 'light';
    for (const theme of ['dark', 'light', before]) {
      const ink = inkOf(theme);
      await waitFor(() => expect(written().some((stroke) => stroke.includes(ink))).toBe(true));
    }
  },
};

/** Strokes that were not fetched are not asked; where it happens all the same, it is said. */
export const Missing: Story = {
  args: { char: '夏', strokes: 10 },
  parameters: { shots: ['mobile', 'en mobile'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('笔顺没有取到');
  },
};
