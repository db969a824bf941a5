import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Segmented, type SegmentedProps } from '#client/ui/Segmented/Segmented.tsx';

function Held(props: SegmentedProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <Segmented
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
  title: 'ui/Segmented',
  component: Segmented<string>,
  args: {
    label: '语言',
    value: 'zh',
    onChange: fn(),
    options: [
      { value: 'zh', label: '中文' },
      { value: 'en', label: 'English', lang: 'en' },
    ],
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Segmented<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Arrow keys move the choice. */
export const Default: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }));
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '中文' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const FourChoices: Story = {
  args: {
    label: '排序',
    value: 'new',
    options: [
      { value: 'new', label: '最新' },
      { value: 'hot', label: '最热' },
      { value: 'mine', label: '我关注的' },
      { value: 'all', label: '全部' },
    ],
  },
  parameters: { shots: ['dark', 'mobile'] },
};
