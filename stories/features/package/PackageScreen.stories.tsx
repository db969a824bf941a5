import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRouterState } from '@tanstack/react-router';
import { GraphQLError } from 'graphql';
import type { ComponentProps } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { CardList } from '#client/features/package/CardList/CardList.tsx';
import { PackageScreen } from '#client/features/package/PackageScreen/PackageScreen.tsx';
import { sampleContents } from '#stories/support/sample-cards.ts';
import { MAIN_SCREEN_SHOTS } from '#stories/support/shots.ts';

const chapter = (id: number, title: string, cardCount: number, parentId: number | null = null) => ({
  id,
  title,
  cardCount,
  parentId,
  orderKey: String(id),
});

const chapters = [
  chapter(11, '山水田园', 5),
  chapter(12, '边塞与送别', 0),
  chapter(13, '边塞', 62, 12),
  chapter(14, '送别', 3, 12),
  chapter(15, '月亮、故乡，以及一切让人睡不着的夜晚', 20),
];

const pkg = {
  id: 1,
  name: '初中必背古诗文 61 篇',
  description: '按统编版教材的顺序整理，每首诗挖两到四处最常考的空。易错字单独成卡，每张卡都配了一句解析。',
  cardType: 'CLOZE',
  cardCount: 90,
  cardCountLearned: 34,
  style: { icon: { type: 'emoji', content: '📜' }, themeColor: '#7BA84C', packageNameTags: ['诗'] },
  chapters,
};

const pageSize = 50;
const total = (chapterId: number) => chapters.find(({ id }) => id === chapterId)?.cardCount ?? 0;

/** Pages of fifty, after the card that is named. */
function cardsOf({ chapterId, afterCardId }: { chapterId: number; afterCardId?: number | null }) {
  const start = afterCardId ? afterCardId - chapterId * 1000 : 0;
  const end = Math.min(total(chapterId), start + pageSize);
  const cards = Array.from({ length: end - start }, (_, i) => ({
    id: chapterId * 1000 + start + i + 1,
    content: sampleContents[(start + i) % sampleContents.length],
  }));
  return { cards, hasMore: end < total(chapterId) };
}

const answers = (answer: object) => ({
  resolvers: {
    Query: {
      package: () => answer,
      cards: (_: unknown, args: Parameters<typeof cardsOf>[0]) => cardsOf(args),
      cardStats: (_: unknown, { cardIds }: { cardIds: number[] }) => ({
        cardStats: cardIds.map((cardId) => ({ cardId, learnTimes: 4, mastery: 72 })),
      }),
    },
  },
});

const meta = {
  component: PackageScreen,
  args: { id: 1 },
  parameters: { layout: 'fullscreen', apollo: answers(pkg) },
} satisfies Meta<typeof PackageScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  parameters: { shots: MAIN_SCREEN_SHOTS },
  play: async ({ canvas }) => {
    await expect(within(await canvas.findByRole('list', { name: '山水田园' })).getAllByRole('listitem')).toHaveLength(
      5,
    );
    await expect(canvas.getByRole('link', { name: '去闯关' })).toHaveAttribute('href', '/atlas?pkgId=1');
  },
};

/** On a narrow screen the tree is behind the name of the chapter. */
export const PickChapter: Story = {
  parameters: { shots: ['mobile', 'dark'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /山水田园/ }));
    const tree = within(await screen.findByRole('dialog', { name: '章节' }));
    await expect(tree.getByRole('button', { name: /山水田园/ })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(tree.getByRole('button', { name: /送别 3 张/ }));
    await expect(within(await canvas.findByRole('list', { name: '送别' })).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: /送别/ }));
    await screen.findByRole('dialog', { name: '章节' });
  },
};

/** Fifty at a time. */
export const LoadMore: Story = {
  parameters: { picture: false },
  render: () => <CardList packageId={1} chapter={{ ...chapter(13, '边塞', 62) }} />,
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: '边塞' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(50);
    await userEvent.click(canvas.getByRole('button', { name: '再看一些，还有 12 张' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(62));
    await expect(canvas.queryByRole('button', { name: /再看一些/ })).not.toBeInTheDocument();
  },
};

/** All of a card over the list; arrow keys lead on, Escape gives the focus back. */
export const CardPreview: Story = {
  parameters: { shots: ['mobile', 'dark', 'en mobile'] },
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('button', { name: /大漠孤烟/ });
    await userEvent.click(first);
    const dialog = within(await screen.findByRole('dialog', { name: '第 1 张，共 5 张' }));
    await expect(dialog.getByRole('button', { name: '上一张' })).toBeDisabled();
    await expect(await dialog.findByText('掌握 72% · 练过 4 次')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByRole('dialog', { name: '第 2 张，共 5 张' });
    await expect(dialog.getByText('She is', { exact: false })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await within(await screen.findByRole('dialog', { name: '第 1 张，共 5 张' })).findByText('掌握 72% · 练过 4 次');
  },
};

/** Below ten cards there is nothing to study yet. */
export const TooFewCards: Story = {
  parameters: {
    shots: ['mobile', 'dark'],
    apollo: answers({ ...pkg, cardCount: 5, cardCountLearned: 0, chapters: chapters.slice(0, 1) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '去闯关' })).toBeDisabled();
    await expect(canvas.getByText('凑够 10 张才能开炉，还差 5 张')).toBeVisible();
    await canvas.findByRole('list', { name: '山水田园' });
  },
};

export const Empty: Story = {
  parameters: { shots: ['mobile'], apollo: answers({ ...pkg, cardCount: 0, cardCountLearned: 0, chapters: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('袋子里还没有卡')).toBeVisible();
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

/** The cards fail alone; the banner stays. */
export const CardsFailed: Story = {
  parameters: {
    shots: ['mobile'],
    apollo: {
      resolvers: {
        Query: {
          package: () => pkg,
          cards: () => {
            throw new GraphQLError('Internal', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
          },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('卡片没有拿到');
    await expect(canvas.getByRole('link', { name: '去闯关' })).toBeVisible();
  },
};

/** Where the story's own router has come to. */
function Arrival(args: ComponentProps<typeof PackageScreen>) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  return path === '/404' ? <p>404</p> : <PackageScreen {...args} />;
}

/** A package that is not there leads to 404: nothing of this page is left. */
export const NotFound: Story = {
  parameters: {
    picture: false,
    apollo: {
      resolvers: {
        Query: {
          package: () => {
            throw new GraphQLError('没有这个卡包', { extensions: { code: 'PACKAGE_NOT_FOUND', bizCode: 1203 } });
          },
        },
      },
    },
  },
  render: (args) => <Arrival {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('404')).toBeVisible();
  },
};
