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

function Picker() {
  const [index, setIndex] = useState(1);
  return (
    <div className={styles.place}>
      <Carousel label="选一袋卡包" previousLabel="上一袋" nextLabel="下一袋" index={index} onChange={setIndex} still>
        {[...'词诗字史'].map((label, i) => (
          <Card key={label} className={styles.slide}>
            <Bag mascot={1002 + i} region={i} label={label} />
            <Button size="small">放进这一关</Button>
          </Card>
        ))}
      </Carousel>
    </div>
  );
}

/** By its buttons, by arrow keys; the slides beside the middle one cannot be focused. */
export const Default: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  render: () => <Picker />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const current = () => canvasElement.querySelector('[data-current]');
    await userEvent.click(canvas.getByRole('button', { name: '下一袋' }));
    await waitFor(() => expect(current()).toHaveAccessibleName('3 / 4'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(current()).toHaveAccessibleName('4 / 4'));
    await expect(canvas.getByRole('button', { name: '下一袋' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '上一袋' }));
    await userEvent.click(canvas.getByRole('button', { name: '上一袋' }));
    await waitFor(() => expect(current()).toHaveAccessibleName('2 / 4'));
    const reachable = canvas
      .getAllByRole('button', { name: '放进这一关' })
      .filter((button) => !button.closest('[inert]'));
    await expect(reachable).toHaveLength(1);
  },
};
