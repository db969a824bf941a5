import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import styles from './Tokens.module.css';

const meta = { title: 'theme/Tokens' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Text on ground, and the contrast it must have at least: 4.5 for text, 3 for what bounds a control. */
const pairs: [text: string, ground: string, ratio: number][] = [
  ...['canvas', 'surface', 'surface-2', 'sunken'].flatMap((ground) =>
    ['ink', 'ink-2', 'ink-3'].map((text): [string, string, number] => [text, ground, 4.5]),
  ),
  ...['crust', 'leaf', 'jam', 'sky', 'gem'].flatMap((role): [string, string, number][] => [
    ['on-fill', role, 4.5],
    [role, 'surface', 4.5],
    [role, `${role}-tint`, 4.5],
  ]),
  ...[1, 2, 3, 4, 5].flatMap((group): [string, string, number][] => [
    [`c${group}`, `c${group}-tint`, 4.5],
    [`c${group}`, 'surface', 4.5],
  ]),
  ...['bronze', 'silver', 'gold', 'platinum', 'emerald', 'diamond', 'legendary'].map(
    (tier): [string, string, number] => [tier, 'surface', 4.5],
  ),
  ['crust', 'canvas', 4.5],
  ['on-butter', 'butter', 4.5],
  ['butter-ink', 'butter-tint', 4.5],
  ['ember-ink', 'ember', 4.5],
  ['on-fill', 'wechat', 4.5],
  ['toast-action', 'ink', 4.5],
  ['canvas', 'ink', 4.5],
  ['line-strong', 'surface', 3],
  ['line-strong', 'canvas', 3],
  ['focus', 'canvas', 3],
  ['butter-icon', 'surface', 3],
];

function Pairs() {
  return (
    <ul className={styles.pairs}>
      {pairs.map(([text, ground, ratio]) => (
        <li
          key={`${text}-${ground}`}
          className={styles.pair}
          data-ratio={ratio}
          style={{ '--text': `var(--${text})`, '--ground': `var(--${ground})` } as CSSProperties}
        >
          {text} / {ground}
        </li>
      ))}
    </ul>
  );
}

function Regions() {
  return (
    <ul className={styles.pairs}>
      {[0, 1, 2, 3, 4, 5].map((region) => (
        <li key={region} className={styles.region} data-region={region} data-ratio={4.5}>
          region {region}
        </li>
      ))}
    </ul>
  );
}

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Relative luminance of WCAG 2.2 of an `rgb(r, g, b)`. */
function luminance(colour: string) {
  const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((n) => channel(Number(n) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(element: Element) {
  const { color, backgroundColor } = getComputedStyle(element);
  const [dark = 0, light = 0] = [luminance(color), luminance(backgroundColor)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const expectContrast: Story['play'] = async ({ canvasElement }) => {
  const weak = [...canvasElement.querySelectorAll('[data-ratio]')]
    .map((element) => ({
      name: element.textContent,
      ratio: contrast(element),
      least: Number(element.getAttribute('data-ratio')),
    }))
    .filter(({ ratio, least }) => ratio < least)
    .map(({ name, ratio }) => `${name}: ${ratio.toFixed(2)}`);
  await expect(weak).toEqual([]);
};

const render = () => (
  <>
    <Pairs />
    <Regions />
  </>
);

// The bounds of controls and pictures need 3:1, which axe would measure as text.
const parameters = { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } };

export const Light: Story = { render, parameters, play: expectContrast };

export const Dark: Story = { render, parameters, globals: { theme: 'dark' }, play: expectContrast };

/** Every step of the type scale and the three faces. */
export const Type: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <div className={styles.type}>
      {[12, 14, 16, 18, 21, 26, 32, 45].map((size) => (
        <p key={size} style={{ fontSize: `var(--t-${size})` }}>
          {size} 面包地图 Bread Atlas 0123456789
        </p>
      ))}
      <p className="display">面包地图 24 关</p>
    </div>
  ),
};
