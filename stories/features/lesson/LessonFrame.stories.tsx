import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { LessonFrame } from '#client/features/lesson/LessonFrame/LessonFrame.tsx';
import { bossAsks } from './boss-sessions.ts';
import { freshSession } from './units.ts';

const broken = {
  unitId: 1,
  stageId: 1,
  level: 1,
  packageId: 1,
  mode: 'NORMAL' as const,
  startedAt: '2026-04-15T00:30:00.000Z',
  schedules: [{ cardId: 1, cardStatus: 'DEBUT' as const, content: '{', r: 0, authorId: 1 }],
};

const meta = {
  component: LessonFrame,
  args: {
    session: freshSession(),
    verdict: null,
    inDetail: false,
    onAction: fn(),
    onSelectPair: fn(() => 'ignored' as const),
    onProceed: fn(),
    onEdit: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 1000 }}>{Story()}</div>],
} satisfies Meta<typeof LessonFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Practice: Story = { parameters: { shots: ['mobile', 'dark'] } };
export const BossAsks: Story = { args: { session: bossAsks }, parameters: { shots: ['mobile', 'dark', 'pc'] } };

/** The card in full is fetched when it is first needed. */
export const InDetail: Story = {
  args: { inDetail: true },
  parameters: { shots: ['mobile'] },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: '新卡片' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onProceed).toHaveBeenCalledOnce();
  },
};

/** A card that cannot be read says so where its question would be. */
export const Unreadable: Story = { args: { session: freshSession(broken) }, parameters: { shots: ['mobile'] } };
