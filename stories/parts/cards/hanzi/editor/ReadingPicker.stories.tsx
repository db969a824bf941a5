import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  ReadingPicker,
  type ReadingPickerProps,
} from '#client/parts/cards/hanzi/editor/ReadingPicker/ReadingPicker.tsx';

function Bench({ value: first, onChoose, ...rest }: ReadingPickerProps) {
  const [value, setValue] = useState(first);
  return (
    <div style={{ maxWidth: 480 }}>
      <ReadingPicker
        {...rest}
        value={value}
        onChoose={(pinyin) => {
          setValue({ ...value, pinyin });
          onChoose(pinyin);
        }}
      />
    </div>
  );
}

const meta = {
  component: ReadingPicker,
  args: {
    value: { char: '长', pinyin: 'zhang3' },
    readings: ['zhang3', 'chang2'],
    onChoose: fn(),
  },
  render: (args) => <Bench {...args} />,
} satisfies Meta<typeof ReadingPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

const own = () => screen.findByRole('textbox', { name: '自己写' });

export const Default: Story = {
  args: { guessedFrom: '长大' },
  parameters: { shots: ['dark', 'mobile', 'en mobile'] },
};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    (await screen.findByRole('radio', { name: 'zhǎng' })).focus();
    await userEvent.keyboard('2');
    await expect(args.onChoose).toHaveBeenLastCalledWith('chang2');
    await expect(await screen.findByRole('radio', { name: 'cháng' })).toBeChecked();
  },
};

/** A reading that is not listed is written, with the tone as a number or as a mark, and stands among the others then. */
export const WritesItsOwn: Story = {
  args: { value: { char: '绿', pinyin: 'lv4' }, readings: ['lv4'] },
  play: async ({ args }) => {
    await userEvent.type(await own(), 'lù{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('lu4');
    await waitFor(async () => expect(await screen.findByRole('radio', { name: 'lù' })).toBeChecked());
    await expect(await own()).toHaveValue('');
  },
};

/** A digit in the field is the tone, not the place of a reading. */
export const NotASyllable: Story = {
  play: async ({ args }) => {
    await userEvent.type(await own(), '2{Enter}');
    await expect(await screen.findByText('写成音节加声调数字，比如 zhang3')).toBeVisible();
    await expect(await own()).toBeInvalid();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
