import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Checkbox, type CheckboxProps } from '#client/ui/Checkbox/Checkbox.tsx';

function Held(props: CheckboxProps) {
  const [checked, setChecked] = useState(props.checked);
  return (
    <Checkbox
      {...props}
      checked={checked}
      onChange={(next) => {
        setChecked(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'ui/Checkbox',
  component: Checkbox,
  args: { checked: false, children: '我同意', onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The words tick it, too. */
export const Default: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const it = canvas.getByRole('checkbox', { name: '我同意' });
    await userEvent.click(canvas.getByText('我同意'));
    await expect(it).toBeChecked();
    await userEvent.keyboard(' ');
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await expect(it).toBeChecked();
  },
};

export const Disabled: Story = { args: { disabled: true }, parameters: { shots: ['dark'] } };

export const LongText: Story = {
  args: { children: '我已年满十八岁，读过并同意《用户协议》和《隐私政策》，也知道注销以后七天之内可以反悔' },
  globals: { viewport: { value: 'mobile' } },
};
