import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Announcer } from '#client/features/lesson/Announcer/Announcer.tsx';
import { ComboCrumbs } from '#client/features/lesson/ComboCrumbs/ComboCrumbs.tsx';
import { Counter } from '#client/features/lesson/Counter/Counter.tsx';
import { FeedbackSheet } from '#client/features/lesson/FeedbackSheet/FeedbackSheet.tsx';
import { LessonTop } from '#client/features/lesson/LessonTop/LessonTop.tsx';
import { QuitDialog } from '#client/features/lesson/QuitDialog/QuitDialog.tsx';
import { ShortcutsDialog } from '#client/features/lesson/ShortcutsDialog/ShortcutsDialog.tsx';
import { longQuestion, reluctant } from './fixtures.ts';
import { freshSession } from './units.ts';

const onQuit = fn();
const onShortcuts = fn();
const onAct = fn();

const meta = {
  title: 'features/lesson/Parts',
  component: LessonTop,
  parameters: { layout: 'fullscreen' },
  args: { progress: 0.35, combo: 3, onQuit, onShortcuts },
} satisfies Meta<typeof LessonTop>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Top: Story = {
  parameters: { shots: ['dark', 'mobile', 'en'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar', { name: '进度' })).toHaveAttribute('aria-valuenow', '35');
    await userEvent.click(canvas.getByRole('button', { name: '退出' }));
    await expect(args.onQuit).toHaveBeenCalledOnce();
  },
};

/** The flame catches at 5; a share beyond 1 is cut off. */
export const TopHot: Story = { args: { progress: 1.4, combo: 12 }, parameters: { shots: ['dark', 'mobile'] } };
/** Below nothing is nothing. */
export const TopEmpty: Story = { args: { progress: -0.2, combo: 0 } };

export const CounterWithKeys: Story = {
  parameters: { shots: ['dark', 'mobile', 'en'] },
  render: () => <Counter mascot={1002} pose="think" frame={freshSession().frame} />,
};

const sheet = (props: Partial<Parameters<typeof FeedbackSheet>[0]>) => () => (
  <div style={{ height: 320 }}>
    <FeedbackSheet kind="right" combo={7} mascot={1002} card={reluctant} onAct={onAct} {...props} />
  </div>
);

export const Right: Story = {
  parameters: { shots: ['dark', 'mobile', 'dark mobile', 'en'] },
  render: sheet({}),
  play: async () => {
    onAct.mockClear();
    await userEvent.keyboard('{Enter}');
    await expect(onAct).toHaveBeenCalledOnce();
  },
};
export const RightLong: Story = { parameters: { shots: ['mobile'] }, render: sheet({ card: longQuestion, combo: 1 }) };
export const Wrong: Story = {
  parameters: { shots: ['dark', 'mobile', 'dark mobile', 'en'] },
  render: sheet({ kind: 'wrong' }),
  play: async () => {
    onAct.mockClear();
    await userEvent.keyboard('{Escape}');
    await expect(onAct).toHaveBeenCalledOnce();
  },
};
export const Lapsed: Story = { parameters: { shots: ['dark', 'mobile'] }, render: sheet({ kind: 'lapsed' }) };

export const Crumbs: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  render: () => (
    <div style={{ height: 320 }}>
      <ComboCrumbs combo={10} />
    </div>
  ),
};

/** What a screen reader is told of a mistake. */
export const Announced: Story = {
  parameters: { picture: false },
  render: () => (
    <Announcer
      session={freshSession()}
      verdict={{ kind: 'wrong', hint: 'r＿＿', chosen: '充足的', note: 'abundant' }}
    />
  ),
  play: async ({ canvasElement }) => {
    const voice = within(canvasElement).getByRole('status');
    await expect(voice).toHaveTextContent('不对。 「充足的」是 abundant。 提示：r＿＿');
  },
};

export const Quitting: Story = {
  parameters: { shots: ['dark', 'mobile', 'en'] },
  render: () => <QuitDialog open mascot={1002} left={6} onStay={fn()} onLeave={onQuit} />,
  play: async () => {
    onQuit.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: '退出这一关' }));
    await expect(onQuit).toHaveBeenCalledOnce();
  },
};

export const Keys: Story = {
  parameters: { shots: ['dark', 'mobile', 'en'] },
  render: () => <ShortcutsDialog open onClose={onShortcuts} />,
  play: async () => {
    onShortcuts.mockClear();
    await screen.findByRole('dialog', { name: '快捷键' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onShortcuts).toHaveBeenCalled());
  },
};
