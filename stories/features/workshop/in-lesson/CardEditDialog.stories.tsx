import type { Meta, StoryObj } from '@storybook/react-vite';
import { GraphQLError } from 'graphql';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CardEditDialog } from '#client/features/workshop/in-lesson/CardEditDialog/CardEditDialog.tsx';
import { reluctant } from '#stories/features/lesson/fixtures.ts';

const asked = fn<(input: { content: string; baseContentHash: string }) => void>();
type Change = { id: number; input: { content: string; baseContentHash: string } };
const kept = (content: string) => ({ id: 7, content, contentHash: 'hash', updatedAt: '2026-04-15T00:00:00.000Z' });

const meta = {
  component: CardEditDialog,
  args: { cardId: 7, packageId: 3, content: reluctant, onSaved: fn(), onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    picture: false,
    apollo: {
      resolvers: {
        Mutation: {
          updateCard: (_: unknown, { input }: Change) => {
            asked(input);
            return kept(input.content);
          },
        },
      },
    },
  },
  beforeEach: () => {
    asked.mockClear();
  },
} satisfies Meta<typeof CardEditDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 20_000 };
const definition = () => screen.findByRole('textbox', { name: '释义' }, SLOW);
const save = () => screen.getByRole('button', { name: '保存，接着学' });
async function rewrite(text: string) {
  const field = await definition();
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** The real editor of the type; unchanged there is nothing to save, and closing asks nothing. */
export const Open: Story = {
  parameters: { picture: true, shots: ['mobile', 'pc'] },
  play: async ({ args }) => {
    await expect(await definition()).toHaveValue(reluctant.definition);
    await expect(save()).toBeDisabled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** What is saved is what the lesson goes on with. */
export const Saved: Story = {
  play: async ({ args }) => {
    await rewrite('adj. 不情愿的');
    await userEvent.click(save());
    await waitFor(() =>
      expect(args.onSaved).toHaveBeenCalledWith(
        expect.objectContaining({ word: 'reluctant', definition: 'adj. 不情愿的' }),
      ),
    );
    await expect(asked).toHaveBeenCalledOnce();
    await expect(asked.mock.lastCall?.[0].baseContentHash).toMatch(/^[\w-]{22}$/);
  },
};

/** What cannot be a card is not sent; why is said where it stands. */
export const Incomplete: Story = {
  play: async ({ args }) => {
    await userEvent.clear(await definition());
    await userEvent.click(save());
    await waitFor(async () => expect(await definition()).toHaveAttribute('aria-invalid', 'true'));
    await expect(asked).not.toHaveBeenCalled();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

/** Leaving with changes asks; they can be dropped. */
export const Discarded: Story = {
  play: async ({ args }) => {
    await rewrite('别的');
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    await userEvent.click(await screen.findByRole('button', { name: '丢掉改动' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(asked).not.toHaveBeenCalled();
  },
};

/** Without a network nothing is lost but time. */
export const Unreachable: Story = {
  parameters: { apollo: { state: 'offline' } },
  play: async ({ args }) => {
    await rewrite('别的');
    await userEvent.click(save());
    await expect(await screen.findByText(/网络不通，还没保存/, undefined, SLOW)).toBeVisible();
    await expect(await definition()).toHaveValue('别的');
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

/** Written elsewhere meanwhile: both versions are there to choose from. */
export const ChangedElsewhere: Story = {
  parameters: {
    apollo: {
      resolvers: {
        Mutation: {
          updateCard: () => {
            const current = kept(JSON.stringify({ ...reluctant, definition: 'adj. 勉强的' }));
            throw new GraphQLError('卡片已在别处改过', {
              extensions: { code: 'CARD_CHANGED', bizCode: 1207, current },
            });
          },
        },
      },
    },
  },
  play: async ({ args }) => {
    await rewrite('别的');
    await userEvent.click(save());
    await expect(await screen.findByRole('heading', { name: '这张卡在两处都改过' }, SLOW)).toBeVisible();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};
