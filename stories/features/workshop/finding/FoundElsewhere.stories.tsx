import type { Meta, StoryObj } from '@storybook/react-vite';
import { GraphQLError } from 'graphql';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { FoundElsewhere } from '#client/features/workshop/finding/FoundElsewhere/FoundElsewhere.tsx';
import { contents, rows } from '../bench.tsx';

const card = (id: number, chapterId: number, at: number) => ({ id, chapterId, content: contents[at] });
const first = [card(101, 1, 3), card(301, 3, 0), card(401, 4, 1), card(302, 3, 2)];
const finds = (answer: (after: number | null) => object) => ({
  resolvers: {
    Query: { findCards: (_: unknown, { afterCardId }: { afterCardId: number | null }) => answer(afterCardId) },
  },
});

const meta = {
  component: FoundElsewhere,
  args: { packageId: 1, chapterId: 4, rows, keyword: '光', onOpen: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', width: 264, height: 640 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen', apollo: finds(() => ({ cards: first, goOnAfter: null })) },
} satisfies Meta<typeof FoundElsewhere>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Chapter after chapter, without the open one; a tap opens a card where it stands. */
export const Default: Story = {
  parameters: { shots: ['dark', 'en'] },
  play: async ({ args }) => {
    await expect(await screen.findByText(/3/, { selector: '[role=status]' })).toBeVisible();
    await expect(screen.getAllByRole('heading').map((one) => one.textContent)).toEqual([
      '一 细胞的分子组成',
      '酶与 ATP',
    ]);
    await userEvent.click(screen.getByRole('button', { name: /NADPH/ }));
    await expect(args.onOpen).toHaveBeenCalledWith({ chapterId: 3, cardId: 302 });
    (document.activeElement as HTMLElement).blur();
  },
};

export const Looking: Story = {
  parameters: { apollo: finds(() => new Promise(() => undefined)), shots: [] },
  play: async () => void (await screen.findByText('正在翻别的章节')),
};

export const Nothing: Story = {
  parameters: { apollo: finds(() => ({ cards: [], goOnAfter: null })), shots: [] },
  play: async () => void (await screen.findByText('别的章节里没有')),
};

/** More than one answer holds: it is looked further on demand; what stands in the open chapter only is passed over by itself. */
export const Further: Story = {
  parameters: {
    shots: [],
    apollo: finds((after) =>
      after === null
        ? { cards: [card(401, 4, 1)], goOnAfter: 401 }
        : after === 401
          ? { cards: [card(301, 3, 0)], goOnAfter: 301 }
          : { cards: [card(501, 5, 2)], goOnAfter: null },
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: '酶与 ATP' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '接着找' }));
    await expect(await screen.findByRole('heading', { name: '细胞呼吸' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: '接着找' })).toBeNull();
  },
};

let down = true;
/** An answer that does not come is said, and asked for again. */
export const Failed: Story = {
  parameters: {
    shots: [],
    apollo: finds(() => (down ? (new GraphQLError('down') as never) : { cards: first, goOnAfter: null })),
  },
  beforeEach: () => {
    down = true;
  },
  play: async () => {
    await expect(await screen.findByText('别的章节没有翻到')).toBeVisible();
    down = false;
    await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
    await expect(await screen.findByRole('heading', { name: '酶与 ATP' })).toBeVisible();
  },
};
