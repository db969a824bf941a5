import type { Meta, StoryObj } from '@storybook/react-vite';
import { GraphQLError } from 'graphql';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { PublicPackageScreen } from '#client/features/package/PublicPackageScreen/PublicPackageScreen.tsx';
import { ToastRegion } from '#client/ui/Toast/Toast.tsx';
import { sampleContents } from '#stories/support/sample-cards.ts';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';

const long =
  '按统编版教材的顺序整理，每首诗挖两到四处最常考的空。易错字单独成卡，比如「瞑」和「暝」、「辍」和「缀」。每张卡都配了一句解析，说清楚为什么是这个字。'.repeat(
    4,
  );

const shared = {
  id: 20418,
  hashId: 'k3v9x2',
  name: '初中必背古诗文 61 篇',
  description: '按统编版教材的顺序整理，每张卡都配了一句解析。',
  cardType: 'CLOZE',
  cardCount: 412,
  addedShelf: false,
  isOwn: false,
  createdAt: '2025-11-01T00:00:00Z',
  updatedAt: '2025-11-12T08:00:00Z',
  author: { id: 7, nickname: '语文老师陈一帆', avatar: null, mascotId: 1004 },
  style: { icon: { type: 'emoji', content: '📜' }, themeColor: '#7BA84C', packageNameTags: ['诗'] },
};

let added = false;
const answers = (some: Partial<typeof shared> = {}, cards = sampleContents) => ({
  resolvers: {
    Query: {
      publicPackage: () => ({ ...shared, ...some, addedShelf: added }),
      publicPackagePreview: () => ({ cardResponses: cards.map((content) => ({ content })) }),
    },
    Mutation: {
      addToShelf: (_: unknown, { packageId }: { packageId: number }) => {
        added = true;
        return { id: packageId, shelf: { addedShelfAt: '2026-04-15T00:30:00Z' } };
      },
    },
  },
});

const meta = {
  component: PublicPackageScreen,
  args: { hashId: 'k3v9x2', loggedIn: true },
  parameters: { layout: 'fullscreen', apollo: answers() },
  render: (args) => (
    <>
      <PublicPackageScreen {...args} />
      <ToastRegion />
    </>
  ),
  beforeEach: () => {
    added = false;
  },
} satisfies Meta<typeof PublicPackageScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A visitor is led through login and back. */
export const Visitor: Story = {
  args: { loggedIn: false },
  parameters: { shots: SCREEN_SHOTS },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '加入我的卡包' })).toHaveAttribute(
      'href',
      `/auth?redirect=${encodeURIComponent('/pkgs/k3v9x2')}`,
    );
  },
};

export const Add: Story = {
  parameters: { shots: ['mobile'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '加入我的卡包' }));
    await expect(await canvas.findByText('已加入')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去闯关' })).toHaveAttribute('href', '/atlas?pkgId=20418');
  },
};

export const Own: Story = {
  parameters: { shots: ['mobile'], apollo: answers({ isOwn: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这是你自己的卡包')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '打开' })).toHaveAttribute('href', '/packages/20418');
  },
};

/** Three lines of the description, then all of it. */
export const LongDescription: Story = {
  parameters: {
    shots: ['mobile'],
    apollo: answers({ description: long, name: '高中生物必修一：细胞、代谢与一切会呼吸的东西' }),
  },
  play: async ({ canvas, userEvent }) => {
    const unfold = await canvas.findByRole('button', { name: '展开' });
    const text = canvas.getByText(long);
    const clamped = text.clientHeight;
    await userEvent.click(unfold);
    await expect(text.clientHeight).toBeGreaterThan(clamped);
    await userEvent.click(canvas.getByRole('button', { name: '收起' }));
    await expect(text.clientHeight).toBe(clamped);
    canvas.getByRole('button', { name: '展开' }).blur();
  },
};

export const Preview: Story = {
  args: { loggedIn: false },
  parameters: { shots: ['mobile', 'dark'] },
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('button', { name: /切洋葱/ });
    await userEvent.click(card);
    await screen.findByRole('dialog', { name: '第 3 张，共 5 张' });
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await screen.findByRole('dialog', { name: '第 5 张，共 5 张' });
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await screen.findByRole('dialog', { name: '第 3 张，共 5 张' });
  },
};

export const CopyLink: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce(undefined);
    await userEvent.click(await canvas.findByRole('button', { name: '复制链接' }));
    await expect(await canvas.findByText('链接已复制')).toBeVisible();
    write.mockRejectedValueOnce(new DOMException('denied'));
    await userEvent.click(canvas.getByRole('button', { name: '复制链接' }));
    await expect(await canvas.findByText('没能复制，请从地址栏复制')).toBeVisible();
  },
};

/** A card that cannot be read says so, among the others. */
export const BrokenCard: Story = {
  parameters: { apollo: answers({}, ['{', ...sampleContents.slice(0, 1)]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '这张卡片读不出来' }));
    await screen.findByRole('dialog', { name: '第 1 张，共 2 张' });
  },
};

export const NotFound: Story = {
  parameters: {
    shots: ['mobile', 'dark', 'en'],
    apollo: {
      resolvers: {
        Query: {
          publicPackage: () => {
            throw new GraphQLError('没有这个卡包', { extensions: { code: 'PACKAGE_NOT_FOUND', bizCode: 1203 } });
          },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '404 没有这一袋' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { apollo: { state: 'loading' }, shots: ['mobile', 'pc'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toBeVisible());
  },
};

export const Failed: Story = {
  parameters: { apollo: { state: 'offline' }, shots: ['mobile'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('这一页没有拿到');
  },
};
