import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Switch, type SwitchProps } from '#client/ui/Switch/Switch.tsx';

function Held(props: SwitchProps) {
  const [checked, setChecked] = useState(props.checked);
  return (
    <Switch
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
  title: 'ui/Switch',
  component: Switch,
  args: { checked: true, label: '声音', onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Space and Enter turn it. */
export const Default: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  play: async ({ canvasElement, args }) => {
    const it = within(canvasElement).getByRole('switch', { name: '声音' });
    await userEvent.tab();
    await expect(it).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(it).not.toBeChecked();
    await userEvent.click(it);
    await expect(it).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const Off: Story = { args: { checked: false }, parameters: { shots: ['dark'] } };

export const Disabled: Story = {
  args: { disabled: true },
  parameters: { shots: ['dark'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('switch'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
