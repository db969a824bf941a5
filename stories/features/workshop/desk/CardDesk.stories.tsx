import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { emptyContent } from '#client/features/workshop/card-kinds.ts';
import { CardDesk } from '#client/features/workshop/desk/CardDesk/CardDesk.tsx';
import { Bench, listed, storyDrafts, takingPort } from '../bench.tsx';

const meta = {
  component: CardDesk,
  args: {
    cardKey: 402,
    number: 2,
    fixedKind: 'CLOZE',
    stats: { learnTimes: 6, mastery: 72 },
    updatedAt: '2026-01-04T10:00:00.000Z',
    showsRaw: true,
    look: <p>卡包的样子</p>,
    onKind: fn(),
    onDuplicate: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <Bench>
        <div style={{ maxWidth: 504, height: 720 }}>{Story()}</div>
      </Bench>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CardDesk>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  play: async () => void (await screen.findByRole('textbox', { name: /正文|卡片内容|内容/ }, { timeout: 20_000 })),
};

export const Info: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: '信息' }));
    // it may be drawn anew in the moment it is found
    await waitFor(() => expect(screen.getByText('学过 6 次 · 掌握 72%')).toBeVisible(), { timeout: 5000 });
    await userEvent.click(screen.getByText('JSON'));
    await expect(await screen.findByText(/"cloze.card"/)).toBeVisible();
  },
};

export const Style: Story = {
  parameters: { shots: [] },
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: '样式' }));
    await expect(await screen.findByText('卡包的样子')).toBeVisible();
  },
};

/** In a package of mixed cards the type can be changed; it asks first where something is written. */
export const AnotherType: Story = {
  args: { fixedKind: null },
  parameters: { shots: [] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: '卡片类型' }, { timeout: 20_000 }));
    await userEvent.click(await screen.findByRole('option', { name: '选择题' }));
    await userEvent.click(await screen.findByRole('button', { name: '换' }));
    await expect(args.onKind).toHaveBeenCalledWith('MCQ');
    await expect(await screen.findByRole('textbox', { name: '题目' }, { timeout: 20_000 })).toBeVisible();
  },
};

const theirs = {
  id: 402,
  content: emptyContent('mcq.card'),
  contentHash: 'other',
  updatedAt: '2026-01-05T09:30:00.000Z',
};
const conflicting = storyDrafts({
  ...takingPort(),
  change: async () => ({ kind: 'conflict', current: { ...theirs, content: listed[0]?.content ?? '' } }),
});

/** Written elsewhere too: both versions stand side by side. */
export const Conflict: Story = {
  decorators: [(Story) => <Bench drafts={conflicting}>{Story()}</Bench>],
  play: async () => {
    const before = conflicting.card(402)?.content ?? '';
    conflicting.write(402, before, before.replace('氧气', '氧'));
    await waitFor(() => expect(conflicting.card(402)?.status).toBe('conflict'), { timeout: 5000 });
  },
};
