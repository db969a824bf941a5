import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Select, type SelectProps } from '#client/ui/Select/Select.tsx';
import { Bench } from '#stories/support/Bench.tsx';

function Held(props: SelectProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <Select
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
  title: 'ui/Select',
  component: Select<string>,
  parameters: { layout: 'fullscreen' },
  args: {
    label: '年级',
    value: null,
    onChange: fn(),
    placeholder: '选一个年级',
    options: [
      { value: 'primary', label: '小学' },
      { value: 'middle', label: '初中', line: '含中考复习' },
      { value: 'high', label: '高中', line: '含高考复习' },
      { value: 'college', label: '大学', disabled: true },
      { value: 'work', label: '工作以后' },
    ],
  },
  render: (args) => (
    <Bench width={320}>
      <Held {...args} />
    </Bench>
  ),
} satisfies Meta<typeof Select<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark'] } };

export const Open: Story = {
  args: { value: 'middle' },
  parameters: { shots: ['dark', 'mobile'] },
  play: async () => {
    await userEvent.click(screen.getByRole('combobox', { name: '年级' }));
    await screen.findByRole('listbox');
  },
};

/** Down opens, arrows pass over what cannot be chosen, Enter chooses, the focus is back on the box. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    const box = screen.getByRole('combobox', { name: '年级' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await waitFor(() => expect(screen.getByRole('option', { name: '小学' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: '工作以后' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).toHaveBeenCalledWith('work');
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveTextContent('工作以后');
  },
};

export const Wrong: Story = {
  args: { error: '先选一个年级' },
  parameters: { shots: ['dark'] },
  play: async () => {
    await expect(screen.getByRole('combobox')).toHaveAccessibleDescription('先选一个年级');
  },
};

export const Disabled: Story = { args: { disabled: true, value: 'high' }, parameters: { shots: ['dark'] } };

export const English: Story = {
  globals: { locale: 'en' },
  args: {
    label: 'Stage of learning',
    value: 'b',
    options: [
      { value: 'a', label: 'Middle school, preparing for the entrance examination', line: 'Years seven to nine' },
      { value: 'b', label: 'University' },
    ],
  },
  play: async () => {
    await userEvent.click(screen.getByRole('combobox', { name: 'Stage of learning' }));
    await screen.findByRole('listbox');
  },
};
