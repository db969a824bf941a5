import { DndContext } from '@dnd-kit/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ChapterOutline } from '#client/features/workshop/outline/ChapterOutline/ChapterOutline.tsx';
import { rows } from '../bench.tsx';

const meta = {
  component: ChapterOutline,
  args: {
    rows,
    current: 4,
    collapsed: new Set<number>(),
    onCollapse: fn(),
    onSelect: fn(),
    onCreate: fn(),
    onRename: fn(),
    onMove: fn(),
    onRemove: fn(),
    onShowRemoved: fn(),
  },
  decorators: [(Story) => <DndContext>{<div style={{ width: 212, height: 520 }}>{Story()}</div>}</DndContext>],
} satisfies Meta<typeof ChapterOutline>;
export default meta;

type Story = StoryObj<typeof meta>;
const item = (name: RegExp) => screen.findByRole('treeitem', { name });

export const Default: Story = { parameters: { shots: ['dark'] } };
export const Collapsed: Story = { args: { collapsed: new Set([2]), current: 1 } };

/** Arrows go and fold, letters find, Alt with arrows moves, Enter opens. */
export const ByKeyboard: Story = {
  play: async ({ args, step }) => {
    (await item(/光合作用/)).focus();
    await step('to the parent, which folds', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(async () => expect(await item(/二 细胞的代谢/)).toHaveFocus());
      await userEvent.keyboard('{ArrowLeft}');
      await expect(args.onCollapse).toHaveBeenCalledWith(2, true);
    });
    await step('a letter finds', async () => {
      await userEvent.keyboard('易');
      await waitFor(async () => expect(await item(/易错点/)).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelect).toHaveBeenCalledWith(7);
    });
    await step('moved up, and below the one above', async () => {
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await expect(args.onMove).toHaveBeenCalledWith(7, { parent: null, index: 2 });
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
      await expect(args.onMove).toHaveBeenCalledWith(7, { parent: '6', index: 0 });
    });
    await step('removed', async () => {
      await userEvent.keyboard('{Delete}');
      await expect(args.onRemove).toHaveBeenCalledWith(7);
    });
  },
};

/** F2 writes a title in place; Enter keeps it trimmed, Escape does not. */
export const Renaming: Story = {
  play: async ({ args }) => {
    (await item(/光合作用/)).focus();
    await userEvent.keyboard('{F2}');
    const field = await screen.findByRole('textbox', { name: '章节名字' });
    await userEvent.clear(field);
    await userEvent.type(field, '  光与暗  {Enter}');
    await waitFor(() => expect(args.onRename).toHaveBeenCalledWith(4, '光与暗'));
    await waitFor(async () => expect(await item(/光合作用/)).toHaveFocus());
    await userEvent.keyboard('{F2}');
    await userEvent.type(await screen.findByRole('textbox', { name: '章节名字' }), '不要了{Escape}');
    await expect(args.onRename).toHaveBeenCalledTimes(1);
  },
};

/** What is chosen in the menu of a chapter is all that is done: the chapter is not opened, and the tree hears none of its keys. */
export const ByMenu: Story = {
  parameters: { picture: false, shots: [] },
  play: async ({ args, step }) => {
    const more = () => screen.findByRole('button', { name: '「易错点」的更多操作' });
    const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await step('by hand', async () => {
      await userEvent.click(await more());
      await userEvent.click(await screen.findByRole('menuitem', { name: '在下面新建章节' }));
      await expect(args.onCreate).toHaveBeenCalledWith(7);
      await gone();
    });
    await step('by keyboard', async () => {
      (await more()).focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu');
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await gone();
      await expect(args.onCreate).toHaveBeenCalledTimes(2);
    });
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};
