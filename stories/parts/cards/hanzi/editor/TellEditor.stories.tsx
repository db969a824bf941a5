import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { TellEditor, type TellEditorProps } from '#client/parts/cards/hanzi/editor/TellEditor/TellEditor.tsx';
import type { AnalysisItem } from '#domain/cards/content.ts';

function Bench({ value: first, onChange, ...rest }: TellEditorProps) {
  const [value, setValue] = useState(first);
  return (
    <div style={{ maxWidth: 480 }}>
      <TellEditor
        {...rest}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    </div>
  );
}

const tree: AnalysisItem[] = [
  { hanzi: [{ char: '树', pinyin: 'shu4' }] },
  { text: '上有木字旁，' },
  { hanzi: [{ char: '长', pinyin: 'zhang3' }] },
  { text: '在山坡上。' },
];

const meta = {
  component: TellEditor,
  args: { value: tree, onChange: fn() },
  render: (args) => <Bench {...args} />,
} satisfies Meta<typeof TellEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

const text = () => screen.findByRole('textbox', { name: '讲给孩子听' });

export const Default: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  play: async () => {
    // spaces are kept by our own rules: the page's policy refuses the ones that Tiptap would bring
    await expect(getComputedStyle(await text()).whiteSpaceCollapse).toBe('break-spaces');
    await expect(document.querySelector('style[data-tiptap-style]')).toBeNull();
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const Wrong: Story = {
  args: { value: [], error: '还没有写给孩子听的话' },
  play: async () => {
    await expect(await text()).toHaveAccessibleDescription('还没有写给孩子听的话');
  },
};

/** Pinyin goes over what is selected by the keys that the button names, and a step is undone. */
export const ByKeyboard: Story = {
  args: { value: [{ text: '小树' }] },
  play: async ({ args, step }) => {
    const read = [
      {
        hanzi: [
          { char: '小', pinyin: 'xiao3' },
          { char: '树', pinyin: 'shu4' },
        ],
      },
    ];
    await userEvent.click(await text());
    await userEvent.keyboard('{Control>}a{/Control}');
    await waitFor(async () => expect(await screen.findByRole('button', { name: /加拼音/ })).toBeEnabled());
    await userEvent.keyboard('{Control>}{Shift>}p{/Shift}{/Control}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(read), { timeout: 10_000 });
    await step('undone', async () => {
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([{ text: '小树' }]));
    });
  },
};

/** The caret at a character with pinyin shows how else it can be read. */
export const AnotherReading: Story = {
  args: { value: [{ hanzi: [{ char: '长', pinyin: 'zhang3' }] }] },
  parameters: { shots: ['mobile'] },
  play: async ({ args }) => {
    await userEvent.click(await text());
    getSelection()?.collapse((await text()).querySelector('p'), 0);
    await userEvent.click(await screen.findByRole('radio', { name: 'cháng' }, { timeout: 10_000 }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([{ hanzi: [{ char: '长', pinyin: 'chang2' }] }]),
    );
  },
};

/** Plain text is only typed. */
export const Typed: Story = {
  args: { value: [] },
  play: async ({ args }) => {
    await userEvent.click(await text());
    await userEvent.keyboard('小');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([{ text: '小' }]));
    await expect(screen.queryByRole('radio')).toBeNull();
  },
};
