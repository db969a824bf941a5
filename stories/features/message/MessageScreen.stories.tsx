import type { Meta, StoryObj } from '@storybook/react-vite';
import { GraphQLError } from 'graphql';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Letter } from '#client/features/message/letters.ts';
import { MessageScreen } from '#client/features/message/MessageScreen/MessageScreen.tsx';
import { ToastRegion } from '#client/ui/Toast/Toast.tsx';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';
import { letters, olderLetters } from './sample-letters.ts';

let mail: Letter[] = [];
const readAt = '2026-04-15T01:00:00Z';

/** A server that keeps what was read. */
const resolvers = {
  Query: {
    messages: (_: unknown, { offset, limit }: { offset: number; limit: number }) => ({
      msgs: mail.slice(offset, offset + limit),
      offset,
      limit,
      total: mail.length,
    }),
    unreadMessageCount: () => mail.filter((one) => one.readAt === null).length,
  },
  Mutation: {
    readMessage: (_: unknown, { input }: { input: { msgId: number; msgType: string } }) => {
      mail = mail.map((one) => (one.id === input.msgId && one.type === input.msgType ? { ...one, readAt } : one));
      return mail.find(({ id }) => id === input.msgId);
    },
    readAllMessages: () => {
      mail = mail.map((one) => ({ ...one, readAt: one.readAt ?? readAt }));
      return 0;
    },
  },
};

const holding = (held: Letter[]) => ({
  beforeEach: () => {
    mail = held;
  },
});

const meta = {
  component: MessageScreen,
  parameters: { layout: 'fullscreen', apollo: { resolvers } },
  render: () => (
    <>
      <MessageScreen />
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof MessageScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** New letters have a dot, and say when they came. */
export const Letters: Story = {
  ...holding(letters),
  parameters: { shots: [...SCREEN_SHOTS, 'text200 mobile'] },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: '收到的信' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    await expect(within(list).getAllByText('未读')).toHaveLength(2);
    await expect(canvas.getByText('3月20日')).toBeVisible();
  },
};

/** Whoever opens a letter has read it; its links are there, and the host of those that lead away. */
export const Reading: Story = {
  ...holding(letters),
  parameters: { shots: SCREEN_SHOTS },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /第 12 期面包房来信/ }));
    const letter = await canvas.findByRole('article', { name: '第 12 期面包房来信' });
    await expect(within(letter).getByRole('link', { name: '去卡包看看' })).toHaveAttribute('href', '/shelf');
    const away = within(letter).getByRole('link', { name: /填一份问卷/ });
    await expect(away).toHaveAttribute('href', 'https://example.com/form');
    await expect(away).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(away).toHaveTextContent('example.com');
    await expect(within(letter).queryByRole('link', { name: /商店/ })).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getAllByText('未读')).toHaveLength(1));
  },
};

/** Words without an end break; a look-alike shows its real host. */
export const LongText: Story = {
  ...holding(letters),
  parameters: { shots: ['mobile', 'pc', 'text200 mobile'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /标题很长/ }));
    await expect(await canvas.findByText('xn--xample-2of.com')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Fifty at first, the earlier ones when asked for. */
export const More: Story = {
  ...holding([...letters, ...olderLetters(91)]),
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '更早的 46 条' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(96));
    await expect(canvas.queryByRole('button', { name: /更早的/ })).not.toBeInTheDocument();
  },
};

/** All are read at once; there is nothing left to do then. */
export const ReadAll: Story = {
  ...holding(letters),
  parameters: { shots: ['mobile', 'dark pc'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '全部已读' }));
    await waitFor(() => expect(canvas.queryByText('未读')).not.toBeInTheDocument());
    await expect(canvas.queryByRole('button', { name: '全部已读' })).not.toBeInTheDocument();
    await expect(await screen.findByText('都读过了')).toBeVisible();
  },
};

export const Empty: Story = {
  ...holding([]),
  parameters: { shots: SCREEN_SHOTS },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '信箱是空的' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { apollo: { state: 'loading' }, shots: ['mobile'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status', { name: '正在取信' })).toBeVisible());
  },
};

export const Failed: Story = {
  parameters: { apollo: { state: 'offline' }, shots: ['mobile'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('信没有送到');
  },
};

let down = false;

/** Earlier letters did not come: the button says so, and brings them when it is pressed again. */
export const MoreFailed: Story = {
  parameters: {
    picture: false,
    apollo: {
      resolvers: {
        ...resolvers,
        Query: {
          ...resolvers.Query,
          messages: (_: unknown, page: { offset: number; limit: number }) => {
            if (down && page.offset > 0) throw new GraphQLError('down');
            return resolvers.Query.messages(_, page);
          },
        },
      },
    },
  },
  beforeEach: () => {
    mail = [...letters, ...olderLetters(91)];
    down = true;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '更早的 46 条' }));
    const again = await canvas.findByRole('button', { name: '没有拿到，再试一次' });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(50);
    down = false;
    await userEvent.click(again);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(96));
  },
};
