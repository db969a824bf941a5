import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Crumbs, type CrumbsProps } from '#client/art/Crumbs/Crumbs.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import styles from './Crumbs.module.css';

function Place(props: CrumbsProps) {
  const [burst, setBurst] = useState(0);
  return (
    <div className={styles.place}>
      <Crumbs key={burst} {...props} />
      <Button size="small" onClick={() => setBurst(burst + 1)}>
        再来
      </Button>
    </div>
  );
}

const meta = { title: 'art/Crumbs', component: Crumbs, render: (args) => <Place {...args} /> } satisfies Meta<
  typeof Crumbs
>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A press bursts again. */
export const Default: Story = {
  parameters: { shots: [] },
  play: async ({ canvasElement }) => {
    const before = canvasElement.querySelector('[aria-hidden] > i');
    await userEvent.click(within(canvasElement).getByRole('button', { name: '再来' }));
    await expect(canvasElement.querySelector('[aria-hidden] > i')).not.toBe(before);
    await expect(canvasElement.querySelectorAll('[aria-hidden] > i')).toHaveLength(14);
  },
};

export const Fallen: Story = { args: { fallen: true, count: 24 }, parameters: { shots: ['dark'] } };
