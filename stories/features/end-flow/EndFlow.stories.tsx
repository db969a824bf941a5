import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { EndFlow } from '#client/features/end-flow/EndFlow/EndFlow.tsx';
import { EndPage } from '#client/features/end-flow/EndPage/EndPage.tsx';
import type { EndFlow_CompletionFragment } from '#client/graphql/generated/end-flow.ts';
import { group } from './group.ts';
import { checkInResolvers, namedCards, resultOf } from './result.ts';

const onDone = fn();
const place = { rank: 'SILVER_2', position: 6, previousPosition: 7, exp: 342 };

const meta = {
  title: 'features/end-flow/EndFlow',
  component: EndFlow,
  subcomponents: { EndPage } as never,
  globals: { motion: 'reduced' },
  parameters: { layout: 'fullscreen' },
  args: {
    completion: { ...resultOf(), unitRankResponse: place } as EndFlow_CompletionFragment,
    cards: namedCards,
    mascot: 1002,
    onDone,
  },
} satisfies Meta<typeof EndFlow>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The receipt, the place in the league, and then back, by Enter alone. */
export const ByKeyboard: Story = {
  parameters: {
    picture: false,
    apollo: {
      resolvers: {
        Query: {
          ...checkInResolvers({ continuousDays: 11, accumulatedDays: 96, maxContinuousDays: 36, target: 30 }).Query,
          ...group(6, 342).resolvers.Query,
        },
      },
    },
  },
  play: async () => {
    onDone.mockClear();
    for (const name of ['完美出炉', '升到第 6 名']) {
      await expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
      await userEvent.keyboard('{Enter}');
    }
    await expect(onDone).toHaveBeenCalledOnce();
  },
};
