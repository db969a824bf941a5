import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Bag } from '#client/art/Bag/Bag.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { Carousel } from '#client/ui/Carousel/Carousel.tsx';
import styles from './Carousel.module.css';

const meta = { title: 'ui/Carousel' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

function Bags({ labels }: { labels: string }) {
  const [current, setCurrent] = useState(0);
  return (
    <div className={styles.place}>
      <Carousel previousLabel="前面的卡包" nextLabel="后面的卡包" current={current} still>
        {[...labels].map((label, i) => (
          <Card key={label} className={styles.slide}>
            <Bag mascot={1002 + (i % 4)} region={i % 6} label={label} />
            <Button size="small" aria-pressed={i === current} onClick={() => setCurrent(i)}>
              放进这一关
            </Button>
          </Card>
        ))}
      </Carousel>
    </div>
  );
}

/** A button stands at each side that hides something; what is chosen or focused comes into sight. */
export const Default: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  render: () => <Bags labels="词诗字史地理" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = (name: string) => canvas.queryByRole('button', { name });
    const inSight = (element: Element | undefined) => {
      const row = canvasElement.querySelector('[class*="track"]')?.getBoundingClientRect();
      const box = element?.getBoundingClientRect();
      return Boolean(row && box && box.left >= row.left - 1 && box.right <= row.right + 1);
    };
    const choices = canvas.getAllByRole('button', { name: '放进这一关' });
    await expect(button('前面的卡包')).toBeNull();
    await expect(inSight(choices[5])).toBe(false);
    choices[5]?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(inSight(choices[5])).toBe(true));
    await expect(choices[5]).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(button('前面的卡包')).not.toBeNull());
    choices[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button('前面的卡包')).toBeNull());
  },
};

/** By its buttons, where there is room for them. */
export const ByButtons: Story = {
  parameters: { picture: false },
  render: () => <Bags labels="词诗字史地理" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '后面的卡包' }));
    await userEvent.click(await canvas.findByRole('button', { name: '前面的卡包' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: '前面的卡包' })).toBeNull());
  },
};

/** What fits has no buttons. */
export const Fits: Story = {
  parameters: { picture: false },
  render: () => <Bags labels="词诗" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /面的卡包/ })).toBeNull();
  },
};
