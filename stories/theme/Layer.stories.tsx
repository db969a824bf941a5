import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styles from './theme.module.css';

const LAYERS = [
  ['z-nav', '导航'],
  ['z-dialog', '对话框、抽屉'],
  ['z-pop', '菜单、提示、选单'],
  ['z-toast', '轻提示'],
] as const;

const meta = { title: 'theme/Layer' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** What lies over what. A menu opened in a dialog is over it, a toast over everything. */
export const Default: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <div className={styles.layers}>
      {LAYERS.map(([token, name], i) => (
        <div
          key={token}
          className={styles.layer}
          data-layer
          style={{ zIndex: `var(--${token})`, top: i * 56, left: i * 72 }}
        >
          --{token} · {name}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const order = [...canvasElement.querySelectorAll('[data-layer]')].map((layer) =>
      Number(getComputedStyle(layer).zIndex),
    );
    await expect(order.every(Number.isFinite)).toBe(true);
    await expect(order).toEqual([...order].sort((a, b) => a - b));
  },
};
