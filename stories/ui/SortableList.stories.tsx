import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Drawer } from '#client/ui/Drawer/Drawer.tsx';
import { SortableList, type SortableListProps } from '#client/ui/SortableList/SortableList.tsx';

function Held(props: SortableListProps<string>) {
  const [items, setItems] = useState(props.items);
  return (
    <SortableList
      {...props}
      items={items}
      onMove={(from, to) => {
        const next = items.filter((_, i) => i !== from);
        next.splice(to, 0, items[from] ?? '');
        setItems(next);
        props.onMove(from, to);
      }}
    />
  );
}

function InDrawer(props: SortableListProps<string>) {
  const [open, setOpen] = useState(true);
  return (
    <Drawer open={open} onClose={() => setOpen(false)} title={props.label} closeLabel="关闭">
      <Held {...props} />
    </Drawer>
  );
}

const meta = {
  title: 'ui/SortableList',
  component: SortableList<string>,
  args: {
    label: '卡片顺序',
    items: ['春晓', '静夜思', '悯农', '登鹳雀楼'],
    keyOf: (item) => item,
    nameOf: (item) => item,
    onMove: fn(),
    children: (item) => <b>{item}</b>,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SortableList<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

const order = () => screen.getAllByRole('listitem').map((row) => row.textContent);
const handleOf = (name: string) => screen.getByRole('button', { name: `拖动「${name}」` });
/** Picks up with the focus on the handle. The keys of carrying are listened to only after the one that picked up. */
const pickUp = async (name: string, place: number) => {
  handleOf(name).focus();
  await userEvent.keyboard('[Space]');
  await waitFor(() => expect(said()).toBe(`拿起了「${name}」，现在是第 ${place} 个，共 4 个`));
  for (let i = 0; i < 2; i += 1) await new Promise(requestAnimationFrame);
};
const said = () =>
  screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .join('');

export const Default: Story = { parameters: { shots: ['dark', 'mobile', 'en'] } };

/** Space picks up, arrows move, Space puts down; it is announced, and the focus stays with what was moved. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await pickUp('春晓', 1);
    await userEvent.keyboard('[ArrowDown]');
    await waitFor(() => expect(said()).toBe('「春晓」到了第 2 个，共 4 个'));
    await userEvent.keyboard('[ArrowDown]');
    await waitFor(() => expect(said()).toBe('「春晓」到了第 3 个，共 4 个'));
    await userEvent.keyboard('[Space]');
    await waitFor(() => expect(order()).toEqual(['静夜思', '悯农', '春晓', '登鹳雀楼']));
    await expect(args.onMove).toHaveBeenCalledOnce();
    await expect(args.onMove).toHaveBeenLastCalledWith(0, 2);
    await expect(said()).toBe('「春晓」放在了第 3 个，共 4 个');
    await waitFor(() => expect(handleOf('春晓')).toHaveFocus());
  },
};

/** Escape puts it back. */
export const Cancelled: Story = {
  play: async ({ args }) => {
    await pickUp('悯农', 3);
    await userEvent.keyboard('[ArrowUp]');
    await waitFor(() => expect(said()).toBe('「悯农」到了第 2 个，共 4 个'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(said()).toBe('「悯农」放回了原处'));
    await expect(args.onMove).not.toHaveBeenCalled();
    await expect(order()).toEqual([...args.items]);
    await waitFor(() => expect(handleOf('悯农')).toHaveFocus());
  },
};

/** The menu moves without dragging; the focus comes back to the menu of what was moved. */
export const ByMenu: Story = {
  play: async ({ args }) => {
    const openMenu = async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name: `「${name}」的操作` }));
      return within(await screen.findByRole('menu'));
    };
    await userEvent.click((await openMenu('登鹳雀楼')).getByRole('menuitem', { name: '移到最前' }));
    await waitFor(() => expect(order()).toEqual(['登鹳雀楼', '春晓', '静夜思', '悯农']));
    await expect(args.onMove).toHaveBeenLastCalledWith(3, 0);
    await expect(said()).toBe('「登鹳雀楼」放在了第 1 个，共 4 个');
    await waitFor(() => expect(screen.getByRole('button', { name: '「登鹳雀楼」的操作' })).toHaveFocus());
    const menu = await openMenu('登鹳雀楼');
    await expect(menu.getByRole('menuitem', { name: '上移' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Dragged by the handle with the pointer. */
export const ByPointer: Story = {
  play: async ({ args }) => {
    const start = handleOf('春晓').getBoundingClientRect();
    const end = handleOf('悯农').getBoundingClientRect();
    const at = (type: string, y: number) =>
      (type === 'pointerdown' ? handleOf('春晓') : document).dispatchEvent(
        new PointerEvent(type, { bubbles: true, isPrimary: true, button: 0, clientX: start.x + 9, clientY: y }),
      );
    at('pointerdown', start.y + 9);
    for (let y = start.y + 9; y < end.y + 12; y += 8) {
      at('pointermove', y);
      await new Promise(requestAnimationFrame);
    }
    await waitFor(() => expect(said()).toBe('「春晓」到了第 3 个，共 4 个'));
    at('pointerup', end.y + 12);
    await waitFor(() => expect(order()).toEqual(['静夜思', '悯农', '春晓', '登鹳雀楼']));
    await expect(args.onMove).toHaveBeenCalledOnce();
    await expect(args.onMove).toHaveBeenLastCalledWith(0, 2);
  },
};

/** In a drawer, Escape puts back what is carried and leaves the drawer open; only the next one closes it. */
export const InADrawer: Story = {
  parameters: { picture: false },
  render: (args) => <InDrawer {...args} />,
  play: async () => {
    await screen.findByRole('dialog', { name: '卡片顺序' });
    await pickUp('悯农', 3);
    await userEvent.keyboard('[Escape]');
    await waitFor(() => expect(said()).toContain('「悯农」放回了原处'));
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('[Escape]');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const MoreActs: Story = {
  args: {
    items: [
      '一张标题很长很长的卡片，长到一行放不下，要折到第二行才行',
      'Pneumonoultramicroscopicsilicovolcanoconiosis',
    ],
    actsOf: () => [{ key: 'remove', label: '删除', icon: 'trash', danger: true, onAct: fn() }],
  },
  parameters: { layout: 'fullscreen', shots: ['dark'] },
  play: async () => {
    await userEvent.click(screen.getAllByRole('button', { name: /操作/ })[0] as HTMLElement);
    await screen.findByRole('menu');
  },
};

export const Disabled: Story = { args: { disabled: true }, parameters: { shots: ['dark'] } };
