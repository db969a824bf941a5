import type { Meta, StoryObj } from '@storybook/react-vite';
import { EnergyBar } from '#client/ui/EnergyBar/EnergyBar.tsx';
import styles from './Resources.module.css';

const meta = {
  title: 'ui/EnergyBar',
  component: EnergyBar,
  args: { value: 26, max: 30, label: '面包', next: '+1 · 12:40' },
  render: (args) => (
    <div className={styles.bars}>
      <EnergyBar {...args} />
    </div>
  ),
} satisfies Meta<typeof EnergyBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'mobile'] } };

/** Full, more than full, low, and empty. */
export const Values: Story = {
  parameters: { shots: ['dark'] },
  render: (args) => (
    <div className={styles.bars}>
      <EnergyBar {...args} value={30} next={undefined} />
      <EnergyBar {...args} value={42} next={undefined} />
      <EnergyBar {...args} value={3} next="+1 · 19:59" />
      <EnergyBar {...args} value={0} next="+1 · 00:01" />
    </div>
  ),
};
