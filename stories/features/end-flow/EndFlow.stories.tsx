import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { BigStars } from '#client/features/end-flow/BigStars/BigStars.tsx';
import { EndFlow } from '#client/features/end-flow/EndFlow/EndFlow.tsx';
import { EndPage } from '#client/features/end-flow/EndPage/EndPage.tsx';
import { LessonEnd } from '#client/features/end-flow/LessonEnd/LessonEnd.tsx';
import { MasteryList } from '#client/features/end-flow/MasteryList/MasteryList.tsx';
import { MasteryReview } from '#client/features/end-flow/MasteryReview/MasteryReview.tsx';
import type { EndFlow_CompletionFragment } from '#client/graphql/generated/graphql.ts';
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

const end = (change: Partial<typeof stats>) => () => (
  <LessonEnd mascot={1002} stats={{ ...stats, ...change }} changes={changes} cards={namedCards} onNext={fn()} />
);

export const ThreeStars: Story = { render: end({}) };
export const TwoStars: Story = {
  parameters: { shots: ['mobile'] },
  render: end({ star: 2, comboExp: 0, comboCount: 1 }),
};
export const OneStar: Story = { parameters: { shots: ['mobile'] }, render: end({ star: 1, duration: 3725 }) };
export const NoChanges: Story = {
  parameters: { shots: ['mobile'] },
  render: () => <LessonEnd mascot={1011} stats={stats} changes={[]} cards={[]} onNext={fn()} />,
};
export const Mastery: Story = {
  render: () => <MasteryReview changes={changes} cards={namedCards} onNext={fn()} />,
};
export const MasteryRows: Story = {
  parameters: { shots: ['dark'], layout: 'padded' },
  render: () => <MasteryList changes={changes} cards={namedCards.slice(1)} />,
};
export const Stars: Story = {
  parameters: { shots: ['dark'], layout: 'padded' },
  render: () => (
    <>
      <BigStars star={1} />
      <BigStars star={2} />
      <BigStars star={3} />
    </>
  ),
};
