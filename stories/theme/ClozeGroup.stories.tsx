import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClozeMark } from '#client/ui/ClozeMark/ClozeMark.tsx';
import { expectContrast } from './expect-contrast.ts';
import { Pair } from './Pair.tsx';
import styles from './theme.module.css';

/** Groups c1 to c5 of a cloze card: a colour, a digit and an underline each. Further groups borrow the look of the first. */
const meta = {
  title: 'theme/ClozeGroup',
  render: () => (
    <div className={styles.stack}>
      {[1, 2, 3, 4, 5].map((group) => (
        <div key={group} className={styles.row}>
          <p>
            <ClozeMark group={group} digit>
              第 {group} 组
            </ClozeMark>
          </p>
          <ul className={styles.pairs}>
            <Pair text={`c${group}`} ground={`c${group}-tint`} />
            <Pair text={`c${group}`} ground="surface" />
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
