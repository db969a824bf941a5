import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { TextArea, type TextAreaProps } from '#client/ui/TextArea/TextArea.tsx';
import styles from './Fields.module.css';

function Held(props: TextAreaProps) {
  const [value, setValue] = useState(props.value);
  return <TextArea {...props} value={value} onChange={(event) => setValue(event.target.value)} />;
}

const meta = {
  title: 'ui/TextArea',
  component: TextArea,
  args: { label: '别的身份', limit: 10, value: '面包师傅', className: styles.form },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('4/10')).toBeVisible();
  },
};

/** More than the limit can be typed, and is then wrong. */
export const TooLong: Story = {
  parameters: { shots: ['dark'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('别的身份'), '白天烤面包，晚上背单词');
    await expect(canvas.getByText('15/10')).toBeVisible();
    await expect(canvas.getByLabelText('别的身份')).toBeInvalid();
  },
};

export const Wrong: Story = { args: { error: '说一点点也好' } };

export const Disabled: Story = { args: { disabled: true }, parameters: { shots: ['dark'] } };

export const English: Story = { args: { label: 'Something else', value: 'A baker' }, globals: { locale: 'en' } };
