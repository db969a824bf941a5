import type { Meta, StoryObj } from '@storybook/react-vite';
import { GraphQLError } from 'graphql';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { RemovedDialog } from '#client/features/workshop/removed/RemovedDialog/RemovedDialog.tsx';
import { contents, pkg } from '../bench.tsx';

let gone: { chapters: object[]; cards: { id: number }[] };
const everything = () => ({
  chapters: [{ id: 12, title: '附录：实验装置', cardCount: 14, removedAt: '2026-01-03T08:20:00.000Z' }],
  cards: contents.slice(0, 3).map((content, at) => ({
    id: 501 + at,
    chapterId: 4,
    content,
    removedAt: `2026-01-0${4 - at}T10:00:00.000Z`,
  })),
});

const meta = {
  component: RemovedDialog,
  args: { packageId: 1, onCardBack: fn(), onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    apollo: {
      resolvers: {
        Query: { removedParts: () => gone },
        Mutation: {
          restoreChapter: () => {
            gone = { ...gone, chapters: [] };
            return pkg;
          },
          restoreCards: (_: unknown, { cardIds: [id] }: { cardIds: number[] }) => {
            gone = { ...gone, cards: gone.cards.filter((card) => card.id !== id) };
            return { cards: [] };
          },
        },
      },
    },
  },
  beforeEach: () => {
    gone = everything();
  },
} satisfies Meta<typeof RemovedDialog>;
export default meta;

type Story = StoryObj<typeof meta>;
const dialog = async () => within(await screen.findByRole('dialog', { name: '最近删掉的' }));

export const Default: Story = {
  parameters: { shots: ['mobile', 'dark mobile', 'en', 'pc'] },
  play: async () => {
    await expect(await (await dialog()).findByText('附录：实验装置')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

/** A chapter comes back with its cards, a card to its place; what is back is no longer listed. */
export const BroughtBack: Story = {
  parameters: { picture: false },
  play: async ({ args, step }) => {
    const inside = await dialog();
    await step('a card', async () => {
      const [back] = await inside.findAllByRole('button', { name: '放回去' });
      await expect(back).toHaveAccessibleDescription(/叶绿素/);
      await userEvent.click(back as HTMLElement);
      await waitFor(() => expect(inside.queryByText(/叶绿素/)).toBeNull());
      await expect(args.onCardBack).toHaveBeenCalledWith(expect.objectContaining({ id: 501, chapterId: 4 }));
    });
    await step('the chapter', async () => {
      await userEvent.click(inside.getByRole('button', { name: '把「附录：实验装置」放回去' }));
      await waitFor(() => expect(inside.queryByText('附录：实验装置')).toBeNull());
    });
    await step('the rest', async () => {
      for (const left of [1, 0]) {
        await userEvent.click(inside.getAllByRole('button', { name: '放回去' })[0] as HTMLElement);
        await waitFor(() => expect(inside.queryAllByRole('button', { name: '放回去' })).toHaveLength(left));
      }
      await expect(await inside.findByText('这里还空着')).toBeVisible();
    });
  },
};

export const Empty: Story = {
  parameters: { shots: ['mobile'] },
  beforeEach: () => {
    gone = { chapters: [], cards: [] };
  },
  play: async () => {
    await expect(await (await dialog()).findByText('这里还空着')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Failed: Story = {
  parameters: {
    shots: [],
    apollo: { resolvers: { Query: { removedParts: () => new GraphQLError('down') } } },
  },
  play: async () => void (await (await dialog()).findByText('没有拿到')),
};
