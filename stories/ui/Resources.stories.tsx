import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Item } from '#client/art/Item/Item.tsx';
import { Countdown } from '#client/ui/Countdown/Countdown.tsx';
import { EnergyBar } from '#client/ui/EnergyBar/EnergyBar.tsx';
import { formatDiamonds } from '#client/ui/numbers.ts';
import { ResourcePill } from '#client/ui/ResourcePill/ResourcePill.tsx';
import { Line } from '#stories/support/Sheet.tsx';
import styles from './Resources.module.css';

/** What a learner has, and when there is more. */
const meta = { title: 'ui/Resources', parameters: { shots: ['dark'] } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pills: Story = {
  render: () => (
    <Line>
      <ResourcePill picture={<Item name="flame" />} value={11} label="连续打卡" tone="crust" />
      {[1280, 99_999, 100_000, 12_345_678].map((diamonds) => (
        <ResourcePill
          key={diamonds}
          picture={<Item name="diamond" />}
          value={formatDiamonds(diamonds)}
          label="钻石"
          tone="gem"
        />
      ))}
      <ResourcePill picture={<Item name="exp" />} value={40} label="经验" render={<button type="button" />} />
    </Line>
  ),
  play: async ({ canvasElement }) => {
    for (const text of ['99999', '10w', '999w']) await expect(within(canvasElement).getByText(text)).toBeVisible();
  },
};

export const Energy: Story = {
  render: () => (
    <div className={styles.bars}>
      <EnergyBar value={26} max={30} label="面包" next="+1 · 12:40" />
      <EnergyBar value={30} max={30} label="面包" />
      <EnergyBar value={42} max={30} label="面包" />
      <EnergyBar value={3} max={30} label="面包" next="+1 · 19:59" />
      <EnergyBar value={0} max={30} label="面包" next="+1 · 00:01" />
    </div>
  ),
};

const ended = fn();
const clock = () => 0;

/** mm:ss, never more than 99:59, never less than 00:00. */
export const Countdowns: Story = {
  render: () => (
    <Line>
      <Countdown now={clock} until={760_000} />
      <Countdown now={clock} until={360_000_000} />
      <Countdown now={clock} until={-1} onEnd={ended} />
    </Line>
  ),
  play: async ({ canvasElement }) => {
    for (const text of ['12:40', '99:59', '00:00']) await expect(within(canvasElement).getByText(text)).toBeVisible();
    await expect(ended).toHaveBeenCalledOnce();
  },
};
