import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LessonPlay } from '#client/features/lesson/LessonPlay/LessonPlay.tsx';
import { useLesson } from '#client/features/lesson/lesson-store.ts';
import { defaultPreferences, setPreferences } from '#client/platform/preferences.ts';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';
import { bossAsks, bossStart, matching } from './boss-sessions.ts';
import { duelSession, lostAfter } from './duel-sessions.ts';
import { openSession, rightKeys } from './right-keys.ts';
import { freshSession, playedUntil } from './units.ts';

const meta = {
  component: LessonPlay,
  args: { session: freshSession(), onLeave: fn(), onRetry: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LessonPlay>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first question, with everything around it. */
export const Asked: Story = {
  parameters: { shots: SCREEN_SHOTS },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** Leaving asks, once something was answered. */
export const QuitsByKeyboard: Story = {
  parameters: { picture: false },
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

/** The mouth of the oven frames the screen before the boss begins. */
export const BossBegins: Story = {
  args: { session: bossStart },
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '首领来了' })).toHaveFocus();
  },
};

/** The boss leans over the card of its question; nothing but the question is to be pressed. */
export const Boss: Story = {
  args: { session: bossAsks },
  parameters: { shots: ['mobile', 'dark mobile', 'pc', 'dark pc', 'en mobile'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.getByRole('progressbar', { name: '进度' })).toBeVisible();
  },
};

export const BossMatch: Story = {
  args: { session: matching },
  parameters: { shots: ['mobile', 'pc'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** A duel has its board beside the question. */
export const Duel: Story = {
  args: { session: duelSession },
  parameters: { shots: ['mobile', 'pc', 'dark mobile', 'en mobile'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.getByRole('progressbar', { name: '糖霜女巫的体力' })).toHaveAttribute(
      'aria-valuetext',
      '10 / 10',
    );
  },
};

/** A duel that was lost, as a reload finds it too, asks for another try. */
export const DuelLost: Story = {
  args: { session: lostAfter(4) },
  parameters: { shots: ['mobile'] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^再战一次/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

/** While a finger touches the page the companion stands still, then goes on. */
export const HoldsItsBreath: Story = {
  parameters: { picture: false },
  play: async ({ canvas, canvasElement }) => {
    const companion = canvasElement.querySelector('[data-part="figure"]') as Element;
    // one of its own: with reduced motion, as here, it has none
    const breath = companion.animate({ opacity: [1, 0.99] }, { duration: 1000, iterations: Number.POSITIVE_INFINITY });
    const option = (await canvas.findAllByRole('button')).at(-1) as Element;
    await fireEvent.pointerDown(option);
    await expect(breath.playState).toBe('paused');
    await fireEvent.pointerUp(option);
    await waitFor(() => expect(breath.playState).toBe('running'));
    breath.cancel();
  },
};

/** A new card that was just right for the first time. */
const firstRight = playedUntil(
  ({ frame }) => frame.type === 'practice' && frame.firstLearn && frame.answer?.passed === true,
);

/** The card in full follows. */
export const ThenTheCard: Story = {
  args: { session: firstRight },
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: '新卡片' })).toBeVisible());
  },
};

/** Who does not want it goes straight on. */
export const ThenTheNext: Story = {
  args: { session: firstRight },
  parameters: { picture: false },
  beforeEach: () => {
    setPreferences({ cardDetail: false });
    useLesson.setState({ session: firstRight, verdict: null });
    return () => {
      setPreferences({ cardDetail: defaultPreferences.cardDetail });
      useLesson.setState({ session: null, verdict: null });
    };
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(useLesson.getState().session?.drawn).toBe(firstRight.drawn + 1));
    await expect(canvas.queryByRole('heading', { name: '新卡片' })).toBeNull();
  },
};

/** A right answer does not lift the bun behind the sheet that tells of it: it rises in sight, with the next question. */
export const TheBunWaits: Story = {
  parameters: { picture: false },
  beforeEach: () => {
    setPreferences({ cardDetail: false });
    useLesson.setState({ session: freshSession(), verdict: null });
    return () => {
      setPreferences({ cardDetail: defaultPreferences.cardDetail });
      useLesson.setState({ session: null, verdict: null });
    };
  },
  render: function Render(args) {
    const session = useLesson((lesson) => lesson.session);
    return <LessonPlay {...args} session={session ?? args.session} />;
  },
  play: async ({ canvas, canvasElement }) => {
    const bun = () => canvasElement.querySelector<SVGElement>('[style*="--rise"]')?.style;
    await userEvent.keyboard(rightKeys());
    await expect(await canvas.findByRole('heading', { name: '答对了' })).toBeVisible();
    await expect(bun()?.getPropertyValue('--rise')).toBe('0');
    await waitFor(() => expect(openSession().drawn).toBe(2));
    await waitFor(() => expect(Number(bun()?.getPropertyValue('--rise'))).toBeGreaterThan(0));
    await expect(bun()?.getPropertyValue('--from')).toBe('0');
  },
};
