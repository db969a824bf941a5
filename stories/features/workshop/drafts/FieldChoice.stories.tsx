import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { FieldChoice } from '#client/features/workshop/drafts/ConflictPanel/FieldChoice.tsx';
import { differencesOf } from '#client/features/workshop/drafts/ConflictPanel/proposal.ts';
import type { Choice, FieldDifference } from '#client/features/workshop/drafts/versions.ts';
import { clozeJson } from '../bench.tsx';

const differences = (base: string, mine: string, theirs: string) =>
  differencesOf(base, mine, theirs)[0] as FieldDifference;
const body = differences(
  clozeJson('光反应在', [1, '类囊体薄膜'], '上进行。'),
  clozeJson('光反应在', [1, '类囊体薄膜'], '上进行，放出', [2, '氧气'], '。'),
  clozeJson('光反应只在', [1, '类囊体薄膜'], '上进行。'),
);

const meta = {
  component: FieldChoice,
  args: { field: body, value: 'mine', onChange: fn() },
  render: function Chosen({ onChange, ...args }) {
    const [value, setValue] = useState<Choice>(args.value);
    return (
      <FieldChoice
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof FieldChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One version, the other, and both in one, each with what it adds and takes away. */
export const Default: Story = {
  args: { value: 'joined' },
  parameters: { shots: ['dark', 'en', 'mobile'] },
};

/** Arrows go from version to version. */
export const ByKeyboard: Story = {
  parameters: { shots: [] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '用这里的' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('radio', { name: '用另一处的' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('theirs');
  },
};

/** A text that was written anew on both sides cannot be joined word by word. */
export const Long: Story = {
  args: {
    field: differences(
      clozeJson('旧的'),
      clozeJson('叶绿素主要吸收红光和蓝紫光，'.repeat(12), [1, '红光']),
      clozeJson('类胡萝卜素主要吸收蓝紫光，'.repeat(12), [1, '蓝紫光']),
    ),
  },
  parameters: { shots: ['mobile'] },
};
