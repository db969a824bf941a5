import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Radios, type RadiosProps } from '#client/ui/Radios/Radios.tsx';

function Held(props: RadiosProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <Radios
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
  title: 'ui/Radios',
  component: Radios<string>,
  args: {
    label: '开通多久',
    value: 'year',
    onChange: fn(),
    options: [
      { value: 'month', label: '一个月', line: '到期自动续', end: '¥18' },
      { value: 'year', label: '一年', line: '平均每月 ¥9', end: '¥108' },
      { value: 'ever', label: '永久', line: '现在不能买', disabled: true },
    ],
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Radios<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'mobile'] } };

export const NothingChosen: Story = { args: { value: null } };

/** One stop for the tab key; arrows move the choice and pass over what cannot be chosen. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /一年/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /一个月/ })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('month');
  },
};

export const Disabled: Story = { args: { disabled: true }, parameters: { shots: ['dark'] } };

export const English: Story = {
  globals: { locale: 'en' },
  args: {
    label: 'How long',
    value: 'a',
    options: [
      {
        value: 'a',
        label: 'Everything you have learnt, with all packages, cards, stamps and rewards',
        line: 'Takes a while',
      },
      { value: 'b', label: 'Only this package' },
    ],
  },
  parameters: { shots: ['mobile'] },
};
