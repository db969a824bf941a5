import { DndContext } from '@dnd-kit/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { outlineRows } from '#client/features/workshop/outline/outline.ts';
import { ChaptersColumn, type ChaptersColumnProps } from '#client/features/workshop/WorkshopBoard/ChaptersColumn.tsx';
import { chapters, pkg, rows } from '../bench.tsx';

/** Folds, and shows what was made. */
function Column(props: ChaptersColumnProps) {
  const [collapsed, setCollapsed] = useState(props.collapsed);
  const [made, setMade] = useState<readonly { id: number; parentId: number | null }[]>([]);
  const added = made.map(({ id, parentId }) => ({ id, title: '新章节', cardCount: 0, parentId, orderKey: `${id}` }));
  return (
    <DndContext>
      <div style={{ display: 'grid', width: 212, height: 640 }}>
        <ChaptersColumn
          {...props}
          rows={made.length > 0 ? outlineRows([...chapters, ...added]) : props.rows}
          collapsed={collapsed}
          onCollapse={(id, folded) => {
            props.onCollapse(id, folded);
            setCollapsed((before) => new Set(folded ? [...before, id] : [...before].filter((one) => one !== id)));
          }}
          acts={{
            ...props.acts,
            create: async (parentId, title) => {
              await props.acts.create(parentId, title);
              setMade([{ id: 90, parentId }]);
              return 90;
            },
          }}
        />
      </div>
    </DndContext>
  );
}

const meta = {
  component: ChaptersColumn,
  render: (args) => <Column {...args} />,
  args: {
    pkg,
    rows,
    current: 4,
    collapsed: new Set<number>(),
    onCollapse: fn(),
    acts: {
      create: fn(async () => undefined),
      rename: fn(async () => undefined),
      move: fn(async () => undefined),
      remove: fn(async () => undefined),
    },
    onGo: fn(),
    onRemoved: fn(),
    onCardBack: fn(),
    onEditPackage: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    apollo: { resolvers: { Query: { removedParts: () => ({ chapters: [], cards: [] }) } } },
  },
} satisfies Meta<typeof ChaptersColumn>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'en'] } };

/** Titles longer than the column are cut, numbers are not. */
export const Long: Story = {
  args: {
    pkg: { ...pkg, name: '高中生物必修一到选修三，从细胞到生态系统，按教材顺序整理' },
    rows: outlineRows(
      chapters.map((one) => ({ ...one, title: `${one.title}：这一章的名字很长很长`, cardCount: 9_999 })),
    ),
  },
};

/** A new chapter is opened, and its title is written at once. */
export const NewChapter: Story = {
  parameters: { picture: false },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '新建章节' }));
    const title = await screen.findByRole('textbox', { name: '章节名字' });
    await expect(args.onGo).toHaveBeenCalledWith({ chapterId: 90 });
    await userEvent.clear(title);
    await userEvent.type(title, '附录{Enter}');
    await expect(args.acts.rename).toHaveBeenCalledWith(90, '附录');
  },
};

/** The open chapter is removed: nothing is open then, and what is known of its cards is forgotten. */
export const Removed: Story = {
  parameters: { picture: false },
  play: async ({ args }) => {
    (await screen.findByRole('treeitem', { name: /光合作用/ })).focus();
    await userEvent.keyboard('{Delete}');
    await expect(args.acts.remove).toHaveBeenCalledWith(4);
    await expect(args.onGo).toHaveBeenCalledWith({}, { replace: true });
    await waitFor(() => expect(args.onRemoved).toHaveBeenCalledWith(4));
  },
};
