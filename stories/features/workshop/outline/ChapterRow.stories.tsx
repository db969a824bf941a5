import { DndContext } from '@dnd-kit/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ChapterRow } from '#client/features/workshop/outline/ChapterRow/ChapterRow.tsx';
import { rows } from '../bench.tsx';

const [first, parent] = rows;

const meta = {
  component: ChapterRow,
  args: {
    row: first as NonNullable<typeof first>,
    selected: false,
    collapsed: false,
    renaming: false,
    tabbable: true,
    onSelect: fn(),
    onToggle: fn(),
    onRename: fn(),
    onRenameEnd: fn(),
    onKeyDown: fn(),
    menu: null,
  },
  decorators: [
    (Story) => (
      <DndContext>
        <div role="tree" aria-label="章节" style={{ width: 212 }}>
          {Story()}
        </div>
      </DndContext>
    ),
  ],
} satisfies Meta<typeof ChapterRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('treeitem'));
    await expect(args.onSelect).toHaveBeenCalled();
  },
};
export const Selected: Story = { args: { selected: true } };
export const Folded: Story = { args: { row: parent as NonNullable<typeof parent>, collapsed: true } };
export const Renaming: Story = { args: { renaming: true } };
