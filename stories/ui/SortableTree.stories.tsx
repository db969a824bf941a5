import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SortableTree, type SortableTreeProps } from '#client/ui/SortableTree/SortableTree.tsx';
import { moveTo } from '#client/ui/SortableTree/tree-moves.ts';

interface Chapter {
  key: string;
  depth: number;
}

const chapters: Chapter[] = [
  { key: '先秦', depth: 0 },
  { key: '诗经', depth: 1 },
  { key: '楚辞', depth: 1 },
  { key: '唐', depth: 0 },
  { key: '李白', depth: 1 },
  { key: '宋', depth: 0 },
];

function Held(props: SortableTreeProps<Chapter>) {
  const [items, setItems] = useState(props.items);
  return (
    <SortableTree
      {...props}
      items={items}
      onMove={(item, place) => {
        setItems(moveTo(items, item.key, place));
        props.onMove(item, place);
      }}
    />
  );
}

const meta = {
  title: 'ui/SortableTree',
  component: SortableTree<Chapter>,
  args: {
    label: '章节',
    items: chapters,
    keyOf: ({ key }) => key,
    depthOf: ({ depth }) => depth,
    nameOf: ({ key }) => key,
    onMove: fn(),
    children: ({ key }) => <b>{key}</b>,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SortableTree<Chapter>>;
export default meta;

type Story = StoryObj<typeof meta>;

const order = () => screen.getAllByRole('listitem').map((row) => row.textContent);
const handleOf = (name: string) => screen.getByRole('button', { name: `拖动「${name}」` });
/** Picks up with the focus on the handle. The keys of carrying are listened to only after the one that picked up. */
const pickUp = async (name: string) => {
  handleOf(name).focus();
  await userEvent.keyboard('[Space]');
  await waitFor(() => expect(said()).toContain(`拿起了「${name}」`));
  for (let i = 0; i < 2; i += 1) await new Promise(requestAnimationFrame);
};
const said = () =>
  screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .join('');

export const Default: Story = { parameters: { shots: ['dark', 'mobile', 'en'] } };

/** Up and down choose the row, left and right the level. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await pickUp('宋');
    await userEvent.keyboard('[ArrowUp]');
    await waitFor(() => expect(said()).toBe('「宋」到了「唐」里的第 1 个'));
    await userEvent.keyboard('[ArrowDown]');
    await waitFor(() => expect(said()).toBe('「宋」到了第 3 个，共 6 个'));
    await userEvent.keyboard('[ArrowRight]');
    await waitFor(() => expect(said()).toBe('「宋」到了「唐」里的第 2 个'));
    await userEvent.keyboard('[Space]');
    await waitFor(() => expect(args.onMove).toHaveBeenCalledOnce());
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ key: '宋' }), {
      parent: '唐',
      index: 1,
    });
    await expect(said()).toBe('「宋」放在了「唐」里的第 2 个');
    await waitFor(() => expect(handleOf('宋')).toHaveFocus());
  },
};

/** While a chapter is carried, what is below it is out of sight; Escape puts all of it back. */
export const Cancelled: Story = {
  play: async ({ args }) => {
    await pickUp('先秦');
    await waitFor(() => expect(order()).toEqual(['先秦', '唐', '李白', '宋']));
    await userEvent.keyboard('[ArrowDown]');
    await waitFor(() => expect(said()).toContain('到了'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(order()).toEqual(chapters.map(({ key }) => key)));
    await expect(said()).toBe('「先秦」放回了原处');
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

/** The menu moves in steps, the whole branch with it; where there is no way on, it says so. */
export const ByMenu: Story = {
  play: async ({ args }) => {
    const openMenu = async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name: `「${name}」的操作` }));
      return within(await screen.findByRole('menu'));
    };
    await userEvent.click((await openMenu('先秦')).getByRole('menuitem', { name: '下移' }));
    await waitFor(() => expect(order()).toEqual(['唐', '李白', '先秦', '诗经', '楚辞', '宋']));
    await waitFor(() => expect(screen.getByRole('button', { name: '「先秦」的操作' })).toHaveFocus());
    await userEvent.click((await openMenu('楚辞')).getByRole('menuitem', { name: '移出一层' }));
    await waitFor(() => expect(args.onMove).toHaveBeenCalledTimes(2));
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ key: '楚辞' }), {
      parent: null,
      index: 2,
    });
    const menu = await openMenu('唐');
    await expect(menu.getByRole('menuitem', { name: '放进上一项' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
  },
};

export const Disabled: Story = { args: { disabled: true } };
