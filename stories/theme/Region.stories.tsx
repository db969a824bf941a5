import type { Meta, StoryObj } from '@storybook/react-vite';
import { Awning } from '#client/ui/Awning/Awning.tsx';
import { expectContrast } from './expect-contrast.ts';
import { Pair } from './Pair.tsx';
import styles from './theme.module.css';

const regions = ['吐司平原', '抹茶丘陵', '莓酱山谷', '海盐海湾', '芋泥高地', '黑麦原野'];

/** The six palettes of the map, by the index of a region modulo 6. */
const meta = {
  title: 'theme/Region',
  render: () => (
    <div className={styles.stack}>
      {regions.map((name, region) => (
        <section key={name} className={styles.region} data-region={region}>
          <Awning />
          <ul className={styles.pairs}>
            <Pair text="region" ground="region-tint" sample={`${region} ${name}`} />
            <Pair text="region" ground="surface" sample={name} />
            <Pair text="on-fill" ground="region" sample={name} />
            <Pair text="ink" ground="region-soft" sample={name} />
          </ul>
        </section>
      ))}
    </div>
  ),
  play: expectContrast,
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Light: Story = { parameters: { shots: ['mobile'] } };

export const Dark: Story = { globals: { theme: 'dark' } };
