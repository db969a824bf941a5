import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { EditPackage } from '#client/features/shelf/EditPackage/EditPackage.tsx';
import { ShelfScreen } from '#client/features/shelf/ShelfScreen/ShelfScreen.tsx';
import { closeDialog } from '#client/platform/dialogs.ts';
import { ToastRegion } from '#client/ui/Toast/Toast.tsx';
import { shelfPackage, shelfPackages, starterPackages } from '#stories/support/sample-packages.ts';
import { MAIN_SCREEN_SHOTS } from '#stories/support/shots.ts';

let onShelf: ReturnType<typeof shelfPackages> = [];
const ids = () => onShelf.map(({ id }) => id);

const own = (id: number) => ({
  ...(shelfPackage(id) as NonNullable<ReturnType<typeof shelfPackage>>),
  owned: { defaultCardType: null, shareStatus: 'OFF', createdAt: '2026-04-01T00:00:00Z' } as never,
});

/** A server that remembers what stands on the shelf. */
const resolvers = {
  Query: {
    shelf: () => ({ packages: onShelf }),
    recommendedPackages: () => starterPackages(ids()),
  },
  Mutation: {
    addToShelf: (_: unknown, { packageId }: { packageId: number }) => {
      const added = shelfPackage(packageId);
      onShelf = [...(added ? [added] : []), ...onShelf];
      return added;
    },
    removeFromShelf: (_: unknown, { id }: { id: number }) => {
      onShelf = onShelf.filter((pkg) => pkg.id !== id);
      return true;
    },
    deletePackage: (_: unknown, { id }: { id: number }) => {
      onShelf = onShelf.filter((pkg) => pkg.id !== id);
      return true;
    },
    restorePackage: (_: unknown, { id }: { id: number }) => {
      const restored = own(id);
      onShelf = [restored, ...onShelf];
      return restored;
    },
  },
};

const meta = {
  component: ShelfScreen,
  parameters: { layout: 'fullscreen', apollo: { resolvers } },
  render: () => (
    <>
      <ShelfScreen />
      <ToastRegion />
    </>
  ),
  beforeEach: () => {
    onShelf = shelfPackages([12, 40, 28]);
  },
} satisfies Meta<typeof ShelfScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const shelf = () => screen.findByRole('list', { name: '我的卡包' });

/** Three packages of one's own shelf, four to begin with, three of them added. */
export const Filled: Story = {
  parameters: { shots: MAIN_SCREEN_SHOTS },
  play: async ({ canvas }) => {
    await expect(within(await shelf()).getAllByRole('heading')).toHaveLength(3);
    await canvas.findByRole('heading', { name: '从这几袋开始' });
    // what stands on the shelf is not offered again
    await expect(canvas.getAllByRole('button', { name: /加入我的卡包/ })).toHaveLength(1);
    await expect(canvas.queryByText('已加入')).toBeNull();
    await expect(within(await shelf()).getByRole('link', { name: '常用英语单词' })).toHaveAttribute(
      'href',
      '/packages/3',
    );
  },
};

/** Own packages, trials, a long name and a row that ends early. */
export const ManyPackages: Story = {
  parameters: { shots: ['mobile', 'pc'] },
  beforeEach: () => {
    const [first, second, third, fourth, fifth] = shelfPackages([60, 0, 3, 99, 240]);
    if (!first || !second || !third || !fourth || !fifth) throw new Error('five samples');
    onShelf = [
      first,
      { ...second, owned: { defaultCardType: null, shareStatus: 'OFF', createdAt: '2026-04-01T00:00:00Z' } as never },
      { ...third, packageAccess: null as never, trailStatus: { trailCount: 1, trailLimit: 2 } },
      fourth,
      fifth,
    ];
  },
  play: async ({ canvas }) => {
    await canvas.findByText('试用 1/2');
    await expect(canvas.getByText('我做的')).toBeVisible();
  },
};

/** Forty bags, of long names in two scripts: every one keeps its place, its menu and its two ways. */
export const FortyPackages: Story = {
  parameters: { picture: false },
  beforeEach: () => {
    const names = [
      '中华人民共和国国家标准中英文对照术语与缩略语',
      'Pneumonoultramicroscopicsilicovolcanoconiosis and other long words',
      'CET-6 高频词 2000',
      '一',
    ];
    onShelf = Array.from({ length: 10 }, (_, round) =>
      shelfPackages([60, 0, 3, 99]).map((pkg, i) => ({
        ...pkg,
        id: round * 10 + i + 100,
        name: `${names[i]} ${round + 1}`,
      })),
    ).flat();
  },
  play: async ({ canvas }) => {
    const list = within(await shelf());
    await expect(list.getAllByRole('heading')).toHaveLength(40);
    await expect(list.getAllByRole('button', { name: /的更多操作$/ })).toHaveLength(40);
    await expect(list.getAllByRole('link', { name: /^今天烤这袋：/ })).toHaveLength(40);
    await expect(canvas.getByRole('button', { name: '再放一袋' })).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Nothing yet: the one button leads to the packages to begin with. */
export const Empty: Story = {
  parameters: { shots: ['mobile', 'dark', 'en'] },
  beforeEach: () => {
    onShelf = [];
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '去挑一袋' }));
    await expect(canvas.getByRole('heading', { name: '从这几袋开始' })).toHaveFocus();
    document.querySelector<HTMLElement>(':focus')?.blur();
    window.scrollTo(0, 0);
  },
};

export const AddWithOneTap: Story = {
  beforeEach: () => {
    onShelf = [];
  },
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: '把「古诗词名句」加入我的卡包' });
    await userEvent.click(add);
    await expect(await within(await shelf()).findByRole('link', { name: '古诗词名句' })).toBeVisible();
    await expect(add).not.toBeInTheDocument();
    await expect(canvas.queryByText('架子还空着')).not.toBeInTheDocument();
    await expect(canvas.getByText('已加入')).toBeVisible();
    await expect(canvas.getByText('「古诗词名句」已放上架子')).toBeVisible();
  },
};

export const RemoveAndUndo: Story = {
  play: async ({ canvas, userEvent }) => {
    await shelf();
    await userEvent.click(canvas.getByRole('button', { name: '「一年级上册生字」的更多操作' }));
    const dialog = await screen.findByRole('dialog', { name: '一年级上册生字' });
    await userEvent.click(within(dialog).getByRole('button', { name: '移出我的卡包' }));
    await waitFor(async () => expect(within(await shelf()).getAllByRole('heading')).toHaveLength(2));
    await userEvent.click(await canvas.findByRole('button', { name: '撤销' }));
    await waitFor(async () => expect(within(await shelf()).getAllByRole('heading')).toHaveLength(3));
    await expect(ids()).toEqual([4, 3, 1]);
  },
};

/** What is said on a phone stands over the button that floats there. */
export const ToastOverTheButton: Story = {
  globals: { viewport: { value: 'mobile' } },
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    await shelf();
    await userEvent.click(canvas.getByRole('button', { name: '「一年级上册生字」的更多操作' }));
    const dialog = await screen.findByRole('dialog', { name: '一年级上册生字' });
    await userEvent.click(within(dialog).getByRole('button', { name: '移出我的卡包' }));
    const said = (await canvas.findByRole('button', { name: '撤销' })).closest('li');
    const create = canvas.getByRole('button', { name: '新建卡包' });
    await waitFor(() => expect(said?.getBoundingClientRect().bottom).toBeLessThan(create.getBoundingClientRect().top));
    await expect(said?.getBoundingClientRect().top).toBeGreaterThan(innerHeight / 2);
  },
};

let refused = Promise.withResolvers<void>();

/** The bag leaves at once, and a refusal brings it back. */
export const RemoveRefused: Story = {
  beforeEach: () => {
    refused = Promise.withResolvers<void>();
  },
  parameters: {
    picture: false,
    apollo: {
      resolvers: {
        ...resolvers,
        Mutation: {
          removeFromShelf: async () => {
            await refused.promise;
            throw new Error('no');
          },
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await shelf();
    await userEvent.click(canvas.getByRole('button', { name: '「古诗词名句」的更多操作' }));
    await userEvent.click(await screen.findByRole('button', { name: '移出我的卡包' }));
    await waitFor(async () => expect(within(await shelf()).getAllByRole('heading')).toHaveLength(2));
    refused.resolve();
    await waitFor(async () => expect(within(await shelf()).getAllByRole('heading')).toHaveLength(3));
    await expect(canvas.queryByRole('button', { name: '撤销' })).not.toBeInTheDocument();
  },
};

/** One's own is deleted, and brought back. */
export const DeleteAndUndo: Story = {
  parameters: { picture: false },
  beforeEach: () => {
    onShelf = [own(3), ...shelfPackages([12, 40, 28]).slice(1)];
  },
  play: async ({ canvas, userEvent }) => {
    await shelf();
    await userEvent.click(canvas.getByRole('button', { name: '「常用英语单词」的更多操作' }));
    await userEvent.click(await screen.findByRole('button', { name: '删除卡包' }));
    await waitFor(async () => expect(within(await shelf()).getAllByRole('heading')).toHaveLength(2));
    await expect(await canvas.findByText('已删除「常用英语单词」，30 天内能找回')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '撤销' }));
    await waitFor(async () => expect(within(await shelf()).getAllByRole('heading')).toHaveLength(3));
    await expect(ids()).toEqual([3, 1, 4]);
  },
};

/** Editing asks for the dialog that any page may open. */
export const Edit: Story = {
  parameters: { picture: false },
  beforeEach: () => {
    onShelf = [own(3)];
    return closeDialog;
  },
  render: () => (
    <>
      <ShelfScreen />
      <EditPackage />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await shelf();
    await userEvent.click(canvas.getByRole('button', { name: '「常用英语单词」的更多操作' }));
    await userEvent.click(await screen.findByRole('button', { name: '改名字和封面' }));
    await expect(await screen.findByRole('dialog', { name: '改名字和封面' })).toBeVisible();
  },
};

/** Both buttons lead to the sheet; looking for a package of others leads back to the search. */
export const AddPackage: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    await shelf();
    const create = canvas.getByRole('button', { name: '新建卡包' });
    await userEvent.click(create);
    await screen.findByRole('dialog', { name: '放一袋上架' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(create).toHaveFocus());
    await userEvent.click(create);
    const dialog = await screen.findByRole('dialog', { name: '放一袋上架' });
    await userEvent.click(within(dialog).getByRole('button', { name: /去挑一袋/ }));
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
  },
};

export const Actions: Story = {
  parameters: { shots: ['mobile', 'dark'] },
  play: async ({ canvas, userEvent }) => {
    await shelf();
    const more = canvas.getByRole('button', { name: '「古诗词名句」的更多操作' });
    await userEvent.click(more);
    await screen.findByRole('dialog', { name: '古诗词名句' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('link', { name: '学这一袋' })).toHaveAttribute('href', '/atlas?pkgId=1');
  },
};

/** Ctrl+K goes to the search, which looks through both lists. */
export const Search: Story = {
  parameters: { shots: ['mobile'] },
  play: async ({ canvas, userEvent }) => {
    await shelf();
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = canvas.getByRole('searchbox');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('英文');
    await expect(within(await shelf()).getAllByRole('heading')).toHaveLength(1);
    await userEvent.clear(field);
    await userEvent.keyboard('洋葱');
    await expect(canvas.queryByRole('list', { name: '我的卡包' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /生活常识/ })).toHaveAttribute('href', '/pkgs/pkg6');
    field.blur();
  },
};

export const NothingFound: Story = {
  parameters: { shots: ['mobile'] },
  play: async ({ canvas, userEvent }) => {
    await shelf();
    await userEvent.type(canvas.getByRole('searchbox'), '文言文虚词十八个');
    await userEvent.click(await canvas.findByRole('button', { name: '清空搜索' }));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(within(await shelf()).getAllByRole('heading')).toHaveLength(3);
    await userEvent.keyboard('没有的');
    await canvas.findByText('没有这一袋');
    canvas.getByRole('searchbox').blur();
  },
};

export const Loading: Story = {
  parameters: { apollo: { state: 'loading' }, shots: ['mobile', 'dark', 'pc'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status', { name: '正在摆卡包' })).toBeVisible());
  },
};

export const Failed: Story = {
  parameters: { apollo: { state: 'error' }, shots: ['mobile', 'en'] },
  play: async ({ canvas }) => {
    const [shelfFailed] = await canvas.findAllByRole('alert');
    await expect(shelfFailed).toHaveTextContent('卡包没有摆出来');
    await expect(canvas.getAllByRole('button', { name: '再试一次' })).toHaveLength(2);
  },
};
