import type { Meta, StoryObj } from '@storybook/react-vite';
import { GraphQLError } from 'graphql';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { WorkshopScreen, type WorkshopScreenProps } from '#client/features/workshop/WorkshopScreen/WorkshopScreen.tsx';
import { useSession } from '#client/platform/session.ts';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';
import { listed, pkg } from './bench.tsx';

/** A token of somebody; nobody checks it here. */
const token = `e30.${btoa(JSON.stringify({ sub: '7' }))}.x`;

const answers = (answer: object, cards: object[] = listed) => ({
  resolvers: {
    Query: {
      package: () => answer,
      cards: (_: unknown, { chapterId }: { chapterId: number }) => ({
        cards: chapterId === 4 ? cards : [],
        hasMore: false,
      }),
      cardStats: (_: unknown, { cardIds }: { cardIds: number[] }) => ({
        cardStats: cardIds.map((cardId) => ({ cardId, learnTimes: 6, mastery: 72 })),
      }),
    },
    Mutation: {
      createCard: (_: unknown, { input }: { input: { content: string } }) => ({
        id: 900,
        content: input.content,
        contentHash: 'made',
        createdType: 'NORMAL',
        updatedAt: '2026-01-05T09:00:00.000Z',
        package: pkg,
      }),
      updateCard: (_: unknown, { id, input }: { id: number; input: { content: string; baseContentHash: string } }) => {
        if (input.baseContentHash !== 'made') throw new GraphQLError('changed', { extensions: { bizCode: 1207 } });
        return { id, content: input.content, contentHash: 'changed', updatedAt: '2026-01-05T09:01:00.000Z' };
      },
    },
  },
});

/** The address, which follows what is open. */
function Addressed({ place: start, onGo, ...rest }: WorkshopScreenProps) {
  const [place, setPlace] = useState(start);
  return (
    <WorkshopScreen
      {...rest}
      place={place}
      onGo={(next, how) => {
        setPlace(next);
        onGo(next, how);
      }}
    />
  );
}

const meta = {
  component: WorkshopScreen,
  render: (args) => <Addressed {...args} />,
  args: { id: 1, place: { chapterId: 4, cardId: 402 }, onGo: fn(), production: false, onEditPackage: fn() },
  parameters: { layout: 'fullscreen', apollo: answers(pkg) },
  beforeEach: async () => {
    useSession.setState({ token });
    await new Promise((resolve) => {
      const request = indexedDB.deleteDatabase('bread.drafts');
      request.onsuccess = resolve;
      request.onerror = resolve;
      request.onblocked = resolve;
    });
    return () => useSession.setState({ token: null });
  },
} satisfies Meta<typeof WorkshopScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
const editor = () => screen.findByRole('toolbar', { name: '卡片工具' }, { timeout: 20_000 });

export const Default: Story = {
  parameters: { shots: SCREEN_SHOTS },
  play: async () => {
    await screen.findAllByRole('toolbar', {}, { timeout: 20_000 });
    await screen.findByText('学过 6 次 · 掌握 72%');
  },
};

/** On a phone one column at a time; each names the way back. */
export const Chapters: Story = { args: { place: {} }, parameters: { shots: ['mobile'] } };
export const Cards: Story = { args: { place: { chapterId: 4 } }, parameters: { shots: ['mobile'] } };

export const NewPackage: Story = {
  args: { place: {} },
  parameters: {
    shots: ['pc'],
    apollo: answers(
      {
        ...pkg,
        cardCount: 0,
        cardCountLearned: 0,
        chapters: [{ ...pkg.chapters[3], parentId: null, title: '第 1 章', cardCount: 0 }],
      },
      [],
    ),
  },
};

export const Failed: Story = {
  parameters: { apollo: { resolvers: { Query: { package: () => new GraphQLError('down') } } } },
};

/** Whether the browser would ask before the page closes. */
const warns = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/**
 * Ctrl Enter writes the next card behind the open one; it is sent by itself, and the address follows it to its number. Until it is
 * there, closing the page warns.
 */
export const WritesACard: Story = {
  parameters: { shots: [], apollo: answers({ ...pkg, cardType: 'MCQ' }, []) },
  args: { place: { chapterId: 4 } },
  play: async ({ args, step }) => {
    await userEvent.click(await screen.findByRole('button', { name: /新卡片/ }, { timeout: 20_000 }));
    await editor();
    await step('written', async () => {
      await userEvent.type(
        await screen.findByRole('textbox', { name: '题目' }, { timeout: 20_000 }),
        '为什么天是蓝的？',
      );
      await userEvent.type(await screen.findByRole('textbox', { name: '选项 A' }), '蓝光散射得多');
      await userEvent.type(await screen.findByRole('textbox', { name: '选项 B' }), '海是蓝的');
      await userEvent.click(await screen.findByRole('button', { name: /^选项 A\s*设为答案$/ }));
    });
    await step('saved', async () => {
      await waitFor(() => expect(args.onGo).toHaveBeenCalledWith({ chapterId: 4, cardId: 900 }, { replace: true }), {
        timeout: 10_000,
      });
      await expect(await screen.findByText('已保存')).toBeVisible();
      await expect(warns()).toBe(false);
    });
    await step('written on, and saved again', async () => {
      await userEvent.type(screen.getByRole('textbox', { name: '选项 B' }), '，所以天也蓝');
      await expect(warns()).toBe(true);
      await expect(await screen.findByText('正在写')).toBeVisible();
      await expect(await screen.findByText('已保存', {}, { timeout: 10_000 })).toBeVisible();
      await expect(warns()).toBe(false);
    });
  },
};
