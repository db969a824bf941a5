import type { Meta, StoryObj } from '@storybook/react-vite';
import { TIERS } from '#client/art/kit/tiers.ts';
import { TierBadge } from '#client/art/TierBadge/TierBadge.tsx';
import { expectContrast } from './expect-contrast.ts';
import { Pair } from './Pair.tsx';
import styles from './theme.module.css';

/** The seven tiers of the league with the colour of their names. */
const meta = {
  title: 'theme/Tier',
  render: () => (
    <div className={styles.stack}>
      {TIERS.map((tier) => (
        <div key={tier} className={styles.row}>
          <TierBadge tier={tier} size={64} />
          <ul className={styles.pairs}>
            <Pair text={tier.toLowerCase()} ground="surface" sample={tier} />
            <Pair text={tier.toLowerCase()} ground="canvas" sample={tier} />
          </ul>
        </div>
      ))}
    </div>
  ),
  play: expectContrast,
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Light: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };
