import type { Meta, StoryObj } from '@storybook/react-vite';
import { Awning } from '#client/ui/Awning/Awning.tsx';
import { Sheet } from '#stories/support/Sheet.tsx';
import styles from './Paper.module.css';

const meta = {
  title: 'ui/Awning',
  component: Awning,
  args: {},
} satisfies Meta<typeof Awning>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In the colours of each region, and of a shop. */
export const Default: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Sheet columns={2}>
      {[0, 1, 2, 3, 4, 5].map((region) => (
        <div key={region} data-region={region} className={styles.wide}>
          <Awning />
        </div>
      ))}
      <div className={styles.wide}>
        <Awning />
      </div>
    </Sheet>
  ),
};
