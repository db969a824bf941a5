import { DndContext } from '@dnd-kit/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { nothing } from '#client/features/workshop/cards/selection.ts';
import { CardsColumn, type CardsColumnProps } from '#client/features/workshop/WorkshopBoard/CardsColumn.tsx';
import { contents, rows } from '../bench.tsx';

const order = [1, 2, 3, 4, 5, 6, 7];
const contentOf = (key: number) => contents[key - 1] ?? '';
const read = { ids: order, complete: true, failed: false };
const chapterWith = (more: object = {}) =>
  ({
    chapterId: 4,
    shownId: 4,
    chapter: rows[3]?.chapter,
    order,
    contentOf,
    idOf: (key: number) => key,
    useRow: (key: number) => ({ key, id: key, content: contentOf(key), createdType: 'NORMAL', status: undefined }),
    read,
    list: { readOn: fn() },
    ...more,
  }) as unknown as CardsColumnProps['chapter'];

function Column(props: CardsColumnProps) {
  const [chosen, setChosen] = useState(props.chosen);
  return (
    <DndContext>
      <div style={{ width: 264, height: 640 }}>
        <CardsColumn
          {...props}
          chosen={chosen}
          commands={{
            ...props.commands,
            select: (next) => {
              setChosen(next);
            },
          }}
        />
      </div>
    </DndContext>
  );
}

const meta = {
  component: CardsColumn,
  render: (args) => <Column {...args} />,
  args: {
    packageId: 1,
    chapter: chapterWith(),
    rows,
    current: 2,
    chosen: nothing,
    commands: {
      select: fn(),
      open: fn(),
      create: fn(),
      createAt: fn(),
      remove: fn(),
      duplicate: fn(),
      step: fn(),
      moveTo: fn(),
      copy: fn(),
      paste: fn(() => false),
    } as unknown as CardsColumnProps['commands'],
    stats: { ask: fn(async () => undefined), statsOf: () => undefined },
    onAi: fn(),
    onGo: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    apollo: {
      resolvers: {
        Query: {
          findCards: () => ({ cards: [{ id: 31, chapterId: 3, content: contents[2] }], goOnAfter: null }),
        },
      },
    },
  },
} satisfies Meta<typeof CardsColumn>;
export default meta;

type Story = StoryObj<typeof meta>;
/** What is asked for late comes late where the machine is busy. */
const SLOW = { timeout: 20_000 };
const row = (number: number) => screen.findByRole('row', { name: new RegExp(`^${number} `) });

export const Default: Story = { parameters: { shots: ['dark', 'en'] } };
export const Empty: Story = {
  args: { chapter: chapterWith({ order: [], read: { ...read, ids: [] }, chapter: { title: '附录', cardCount: 0 } }) },
};
export const Loading: Story = {
  args: { chapter: chapterWith({ order: [], read: { ids: [], complete: false, failed: false } }) },
  parameters: { shots: [] },
  play: async () => void (await screen.findByRole('status', { name: '正在拿卡片' })),
};

/** The next cards did not come: those before stay, and it is asked again. */
export const Failed: Story = {
  args: { chapter: chapterWith({ read: { ...read, complete: false, failed: true } }) },
  parameters: { shots: [] },
  play: async ({ args }) => {
    await row(1);
    await userEvent.click(await screen.findByRole('button', { name: '再试一次' }));
    await expect(args.chapter.list.readOn).toHaveBeenCalled();
  },
};

/** The menu of a row writes a card before or after it. */
export const WrittenBetween: Story = {
  parameters: { picture: false },
  play: async ({ args }) => {
    await row(3);
    for (const where of ['before', 'after'] as const) {
      const more = await screen.findByRole('button', { name: '第 3 张的更多操作' });
      more.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(
        await screen.findByRole('menuitem', { name: where === 'before' ? '在前面写一张' : '在后面写一张' }, SLOW),
      );
      await expect(args.commands.createAt).toHaveBeenLastCalledWith(3, where);
      // what the menu does is all that is done: the row below it is not opened
      await expect(args.commands.open).not.toHaveBeenCalled();
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
  },
};

/** Moved to another chapter without a drag. */
export const MovedTo: Story = {
  parameters: { picture: false },
  play: async ({ args }) => {
    (await row(3)).focus();
    await userEvent.keyboard('m');
    const dialog = within(await screen.findByRole('dialog', {}, SLOW));
    await userEvent.click(await dialog.findByRole('button', { name: /细胞呼吸/ }));
    await expect(args.commands.moveTo).toHaveBeenCalledWith([3], { chapterId: 5, before: null });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A search goes through the open chapter at once and through the others after it. */
export const Searched: Story = {
  parameters: { shots: ['dark', 'en'] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /在卡包里找|Find in the pack/ }));
    await userEvent.type(await screen.findByRole('searchbox'), 'NADPH');
    const elsewhere = within(await screen.findByRole('region', { name: /别的章节|Other chapters/ }, SLOW));
    await userEvent.click(await elsewhere.findByRole('button', { name: /NADPH/ }));
    await expect(args.onGo).toHaveBeenCalledWith({ chapterId: 3, cardId: 31 });
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1));
    (document.activeElement as HTMLElement).blur();
  },
};
