import type { Meta, StoryObj } from '@storybook/react-vite';
import { Measure } from './Measure.tsx';
import styles from './theme.module.css';

const meta = { title: 'theme/Shape', parameters: { shots: ['dark'] } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Steps of 4 px. */
export const Spacing: Story = {
  render: () => (
    <div className={styles.stack}>
      {[1, 2, 3, 4, 5, 6, 8, 10, 12, 16].map((step) => (
        <Measure key={step} token={`s-${step}`}>
          <div className={styles.bar} style={{ width: `var(--s-${step})` }} />
        </Measure>
      ))}
    </div>
  ),
};

export const Radii: Story = {
  render: () => (
    <div className={styles.boxes}>
      {['r-s', 'r-btn', 'r-card', 'r-sheet', 'r-pill'].map((token) => (
        <div key={token} className={styles.box} style={{ borderRadius: `var(--${token})` }}>
          --{token}
        </div>
      ))}
    </div>
  ),
};

/** Flat, with one warm light from above: only what floats throws a shadow. */
export const Elevation: Story = {
  render: () => (
    <div className={styles.boxes}>
      {['edge-line', 'shadow-card', 'shadow-pop', 'shadow-sheet'].map((token) => (
        <div key={token} className={styles.box} style={{ borderRadius: 'var(--r-card)', boxShadow: `var(--${token})` }}>
          --{token}
        </div>
      ))}
    </div>
  ),
};

/** What a finger or a mouse needs, and the fixed parts of the frame. */
export const Measures: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  render: () => (
    <div className={styles.stack}>
      {['tap', 'head-h', 'tabbar-h', 'nav-w', 'side-w'].map((token) => (
        <Measure key={token} token={token}>
          <div className={styles.bar} style={{ width: `var(--${token})`, maxWidth: '100%' }} />
        </Measure>
      ))}
    </div>
  ),
};
