import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { EndFlow } from '#client/features/end-flow/EndFlow/EndFlow.tsx';
import { EndPage } from '#client/features/end-flow/EndPage/EndPage.tsx';
import { LessonEnd } from '#client/features/end-flow/LessonEnd/LessonEnd.tsx';
import type { EndFlow_CompletionFragment } from '#client/graphql/generated/end-flow.ts';
import { changes, checkInResolvers, namedCards, resultOf, stats } from './result.ts';

const onDone = fn();
const shots = ['mobile', 'dark mobile', 'pc', 'dark pc', 'en'];

const meta = {
  title: 'features/end-flow/EndFlow',
  component: EndFlow,
  subcomponents: { EndPage } as never,
  globals: { motion: 'reduced' },
  parameters: { layout: 'fullscreen', shots },
  args: { completion: resultOf() as EndFlow_CompletionFragment, cards: namedCards, mascot: 1002, onDone },
} satisfies Meta<typeof EndFlow>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every screen by Enter alone, and then back. */
export const ByKeyboard: Story = {
  parameters: {
    picture: false,
    apollo: {
      resolvers: checkInResolvers({ continuousDays: 11, accumulatedDays: 96, maxContinuousDays: 36, target: 30 }),
    },
  },
  play: async () => {
    onDone.mockClear();
    for (const name of ['完美出炉', '这一炉记住了多少', '打卡', '今日任务']) {
      await expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
      await userEvent.keyboard('{Enter}');
    }
    await expect(onDone).toHaveBeenCalledOnce();
  },
};

const _end = (change: Partial<typeof stats>) => () => (
  <LessonEnd mascot={1002} stats={{ ...stats, ...change }} changes={changes} cards={namedCards} onNext={fn()} />
);
