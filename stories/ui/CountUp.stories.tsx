import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#client/ui/Button/Button.tsx';
import { CountUp, type CountUpProps } from '#client/ui/CountUp/CountUp.tsx';
import { formatDiamonds } from '#client/ui/numbers.ts';
import { Line } from '#stories/support/Sheet.tsx';

function Purse(props: CountUpProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Line>
      <CountUp {...props} value={value} />
      <Button size="small" onClick={() => setValue(value + 40)}>
        领 40 颗
      </Button>
    </Line>
  );
}

const meta = {
  title: 'ui/CountUp',
  component: CountUp,
  args: { value: 120 },
  render: (args) => <Purse {...args} />,
} satisfies Meta<typeof CountUp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Pretends that nobody asked for less movement. */
function moving() {
  const real = window.matchMedia;
  window.matchMedia = () => real.call(window, 'not all');
  return () => {
    window.matchMedia = real;
  };
}

/** Runs to the new value; meanwhile only the new value is heard. */
export const Default: Story = {
  beforeEach: moving,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvasElement.querySelector('.num > :not([aria-hidden])')).toHaveTextContent('160');
    await waitFor(() => expect(canvas.getAllByText('160')).toHaveLength(2), { timeout: 5000 });
  },
};

/** From nothing when it first appears. */
export const FromZero: Story = {
  beforeEach: moving,
  args: { from: 0, value: 12_345_678, format: formatDiamonds },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByText('999w')).toHaveLength(2), { timeout: 5000 });
  },
};

/** Has the room of its last value from the first moment on: what stands beside it does not move with a digit more. */
export const KeepsItsRoom: Story = {
  beforeEach: moving,
  parameters: { picture: false },
  args: { from: 0, value: 12_345, duration: 600_000 },
  play: async ({ canvasElement }) => {
    const [shown, heard] = [...canvasElement.querySelectorAll('.num > *')];
    await expect(shown).not.toHaveTextContent('12345');
    await expect(canvasElement.querySelector('.num')?.getBoundingClientRect().width).toBe(
      heard?.getBoundingClientRect().width,
    );
    await expect(shown?.getBoundingClientRect().left).toBe(heard?.getBoundingClientRect().left);
  },
};

/** With less motion the number is there at once. */
export const ReducedMotion: Story = {
  args: { from: 0, duration: 600_000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('120')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getAllByText('160')).toHaveLength(2);
  },
};
