import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { renderCard } from '#client/app/pages/render-card.tsx';
import { CardDialog } from '#client/features/package/CardDialog/CardDialog.tsx';
import { CardFront } from '#client/features/package/CardFront/CardFront.tsx';
import { ChapterPicker } from '#client/features/package/ChapterPicker/ChapterPicker.tsx';
import { ChapterTree } from '#client/features/package/ChapterTree/ChapterTree.tsx';
import { Description } from '#client/features/package/Description/Description.tsx';
import { PackageBanner } from '#client/features/package/PackageBanner/PackageBanner.tsx';
import { PreviewDialog } from '#client/features/package/PreviewDialog/PreviewDialog.tsx';
import { PublicActions } from '#client/features/package/PublicActions/PublicActions.tsx';
import { PublicBanner } from '#client/features/package/PublicBanner/PublicBanner.tsx';
import { sampleContents } from '#stories/support/sample-cards.ts';

const meta = { parameters: { shots: ['dark'] } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const style = { themeColor: '#559FC9', packageNameTags: ['英语'] };
const chapters = [
  { id: 1, title: '早餐', parentId: null, cardCount: 12 },
  { id: 2, title: '面包', parentId: 1, cardCount: 8 },
  { id: 3, title: '旅行', parentId: null, cardCount: 1 },
];
const [breakfast = { id: 1, title: '早餐', parentId: null, cardCount: 12 }] = chapters;
const select = fn();

export const Banner: Story = {
  parameters: { shots: ['dark', 'mobile', 'en'] },
  render: () => (
    <PackageBanner
      package={{
        id: 3,
        name: '常用英语单词',
        description: '每天都用得上的六十个词。',
        cardType: 'WORD',
        cardCount: 60,
        cardCountLearned: 72,
        style,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '60 / 60');
  },
};

export const Window: Story = {
  parameters: { shots: ['dark', 'mobile', 'en'] },
  render: () => (
    <PublicBanner
      onBack={() => undefined}
      package={{
        id: 3,
        name: '常用英语单词',
        cardType: null,
        cardCount: 60,
        updatedAt: '2026-04-01T00:00:00Z',
        authorInfo: { id: 1, nickname: '面包地图', avatar: null, mascotId: 1001 },
        style,
      }}
    />
  ),
};

export const Fronts: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 16 }}>
      {[...sampleContents, 'no card'].map((content) => (
        <li key={content}>
          <CardFront content={content} />
        </li>
      ))}
    </ul>
  ),
};

/** By the keyboard: the chapters follow one another. */
export const Tree: Story = {
  render: () => <ChapterTree chapters={chapters} current={2} onSelect={select} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /早餐/ }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /面包/ })).toHaveAttribute('aria-current', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(select).toHaveBeenLastCalledWith(3);
    canvas.getByRole('button', { name: /旅行/ }).blur();
  },
};

export const Picker: Story = {
  render: () => <ChapterPicker chapters={chapters} current={breakfast} onSelect={select} />,
};

export const ShortDescription: Story = {
  render: () => <Description text="一句话就说完了。" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Actions: Story = {
  render: () => <PublicActions loggedIn package={{ id: 3, hashId: 'k3v9x2', addedShelf: true, isOwn: false }} />,
};

const nowhere = { onMove: () => undefined, onClose: () => undefined, renderCard };

export const PreviewWord: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  render: () => <PreviewDialog {...nowhere} contents={sampleContents} index={1} />,
  play: async () => {
    await screen.findByRole('dialog');
  },
};

/** Where how well it is known cannot be read, the card can. */
export const WithoutMastery: Story = {
  parameters: { apollo: { state: 'offline' }, shots: ['mobile'] },
  render: () => (
    <CardDialog {...nowhere} cards={sampleContents.map((content, id) => ({ id: id + 1, content }))} index={3} />
  ),
  play: async () => {
    await screen.findByRole('dialog', { name: '第 4 张，共 5 张' });
    await expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  },
};
