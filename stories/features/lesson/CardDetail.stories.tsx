import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CardDetail } from '#client/features/lesson/CardDetail/CardDetail.tsx';
import { ClozeDetail } from '#client/parts/cards/cloze/ClozeDetail/ClozeDetail.tsx';
import { HanziDetail } from '#client/parts/cards/hanzi/HanziDetail/HanziDetail.tsx';
import { McqDetail } from '#client/parts/cards/mcq/McqDetail/McqDetail.tsx';
import { WordDetail } from '#client/parts/cards/word/WordDetail/WordDetail.tsx';
import {
  autumnEvening,
  longStatement,
  longWord,
  photosynthesis,
  reluctant,
  springHanzi,
  whereAtp,
  windmill,
} from './fixtures.ts';

const meta = {
  title: 'features/lesson/CardDetail',
  component: CardDetail,
  subcomponents: { WordDetail, ClozeDetail, McqDetail, HanziDetail } as never,
  parameters: { layout: 'fullscreen', shots: ['mobile', 'dark mobile'] },
  args: { card: reluctant, onContinue: fn() },
  decorators: [
    (Story) => (
      <div style={{ padding: 16, paddingBottom: 96, maxWidth: 720, margin: '0 auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CardDetail>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It has the focus, and Enter goes on. */
export const Word: Story = {
  parameters: { shots: ['mobile', 'dark', 'dark mobile', 'en', 'pc'] },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};
export const WordWithPicture: Story = { args: { card: windmill } };
export const LongWord: Story = { args: { card: longWord } };
export const Poem: Story = { args: { card: autumnEvening } };
export const ClozeGroups: Story = { args: { card: photosynthesis } };
export const LongCloze: Story = { args: { card: longStatement } };
export const Mcq: Story = { args: { card: whereAtp } };
export const Hanzi: Story = { args: { card: springHanzi } };
