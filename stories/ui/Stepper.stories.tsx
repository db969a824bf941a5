import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stepper, type StepperProps } from '#client/ui/Stepper/Stepper.tsx';

function Held(props: StepperProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Stepper
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
  title: 'ui/Stepper',
  component: Stepper,
  args: { label: '每天学几关', value: 3, min: 1, max: 20, onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'mobile'] } };

/** Buttons, arrows and typing; it stays within its bounds. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('每天学几关');
    await userEvent.click(canvas.getByRole('button', { name: '多一点' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(input).toHaveValue('2');
    await userEvent.clear(input);
    await userEvent.type(input, '99');
    await userEvent.tab();
    await expect(input).toHaveValue('20');
    await expect(canvas.getByRole('button', { name: '多一点' })).toBeDisabled();
  },
};

export const Wrong: Story = { args: { error: '最多 20 关' }, parameters: { shots: ['dark'] } };

export const Disabled: Story = { args: { disabled: true }, parameters: { shots: ['dark'] } };

export const English: Story = {
  globals: { locale: 'en' },
  args: { label: 'Stops a day', hint: 'You can change this at any time' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Less' })).toBeEnabled();
  },
};
