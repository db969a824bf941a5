import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { RowList, type RowListProps } from '#client/parts/cards/editor/RowList/RowList.tsx';
import { TextField } from '#client/ui/TextField/TextField.tsx';

interface Row {
  id: string;
  text: string;
}

/** Rows that can be put in order, taken away and added. */
function Kept({ rows: first, ...rest }: RowListProps<Row>) {
  const [rows, setRows] = useState(first);
  return (
    <div style={{ maxWidth: 480 }}>
      <RowList<Row>
        {...rest}
        rows={rows}
        onMove={(from, to) => {
          const next = [...rows];
          next.splice(to, 0, ...next.splice(from, 1));
          setRows(next);
        }}
        onRemove={(place) => setRows(rows.filter((_, at) => at !== place))}
        onAdd={() => setRows([...rows, { id: String(rows.length), text: '' }])}
      >
        {rest.children}
      </RowList>
    </div>
  );
}

const meta = {
  component: RowList<Row>,
  args: {
    label: '选项',
    rows: ['小麦粉', '黑麦粉'].map((text, at) => ({ id: String(at), text })),
    nameOf: ({ text }) => text || '空行',
    addLabel: '加一个选项',
    onMove: () => {},
    onRemove: () => {},
    onAdd: () => {},
    children: ({ text }, place) => (
      <TextField label={`选项 ${place + 1}`} labelHidden defaultValue={text} placeholder="写一个选项" />
    ),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof RowList<Row>>;
export default meta;

type Story = StoryObj<typeof meta>;

const texts = () => screen.queryAllByRole('textbox').map((field) => (field as HTMLInputElement).value);

export const Default: Story = { args: { addedByEnter: true }, parameters: { shots: ['dark', 'mobile'] } };
export const ReadOnly: Story = { args: { readOnly: true } };

export const AddedAndTakenAway: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '加一个选项' }));
    await waitFor(() => expect(texts()).toEqual(['小麦粉', '黑麦粉', '']));
    await userEvent.click(await screen.findByRole('button', { name: '去掉「小麦粉」' }));
    await waitFor(() => expect(texts()).toEqual(['黑麦粉', '']));
  },
};

/** Where there is little room the words have it: the menu of a row takes it away. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: 328 }}>{Story()}</div>],
  parameters: { picture: false, shots: [] },
  play: async () => {
    await expect(screen.queryByRole('button', { name: '去掉「小麦粉」' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: '「小麦粉」的操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '去掉「小麦粉」' }));
    await waitFor(() => expect(texts()).toEqual(['黑麦粉']));
  },
};

/** No more than so many: nothing offers another one. */
export const Full: Story = {
  args: { full: true },
  play: async () => {
    await expect(screen.queryByRole('button', { name: '加一个选项' })).toBeNull();
  },
};
