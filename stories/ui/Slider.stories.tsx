import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Slider, type SliderProps } from '#client/ui/Slider/Slider.tsx';

function Held(props: SliderProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Slider
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'ui/Slider',
  component: Slider,
  args: {
    label: '读音快慢',
    value: 100,
    min: 50,
    max: 150,
    step: 10,
    words: (n) => `${n} %`,
    onChange: fn(),
    onSettle: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'mobile'] } };

/** Arrows go a step, Home and End to the ends; the value is said in words. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: '读音快慢' });
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(thumb).toHaveAttribute('aria-valuetext', '110 %');
    await userEvent.keyboard('{Home}');
    await expect(thumb).toHaveValue('50');
    await userEvent.keyboard('{End}');
    await expect(args.onSettle).toHaveBeenLastCalledWith(150, expect.anything());
  },
};

export const Disabled: Story = { args: { disabled: true }, parameters: { shots: ['dark'] } };

export const English: Story = {
  globals: { locale: 'en' },
  args: { label: 'How fast words are read to you, from slow to as fast as on the radio', value: 70 },
  parameters: { shots: ['mobile'] },
};
