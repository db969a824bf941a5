import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CardDetail } from '#client/features/lesson/CardDetail/CardDetail.tsx';
import { ClozeDetail } from '#client/parts/cards/cloze/ClozeDetail/ClozeDetail.tsx';
import { HanziDetail } from '#client/parts/cards/hanzi/HanziDetail/HanziDetail.tsx';
import { McqDetail } from '#client/parts/cards/mcq/McqDetail/McqDetail.tsx';
import { WordDetail } from '#client/parts/cards/word/WordDetail/WordDetail.tsx';
import { useToasts } from '#client/ui/Toast/toasts.ts';
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
  parameters: {
    layout: 'fullscreen',
    shots: ['mobile', 'dark mobile'],
    apollo: { resolvers: { Query: { appInfo: () => ({ helpVideoUrl: null }) } } },
  },
  args: { card: reluctant, previous: windmill, onContinue: fn(), onEdit: fn(), onEditPrevious: fn() },
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

/** The card before, for whoever went on too fast. */
export const PreviousCard: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '上一张' }));
    const sheet = within(await screen.findByRole('dialog', { name: '上一张' }));
    await waitFor(() => expect(sheet.getByText('windmill')).toBeVisible());
  },
};

/** A mistake that was seen too late is mended there: the sheet makes way for the editor. */
export const EditsThePreviousCard: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '上一张' }));
    const sheet = within(await screen.findByRole('dialog', { name: '上一张' }));
    await userEvent.click(sheet.getByRole('button', { name: '改这张卡' }));
    await expect(args.onEditPrevious).toHaveBeenCalledOnce();
    await expect(args.onEdit).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '上一张' })).toBeNull());
  },
};

/** Whether it can be edited is for the lesson to know. */
export const Edits: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '改这张卡' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(args.onContinue).not.toHaveBeenCalled();
  },
};

/** Before the first card there is none, which is said. */
export const FirstCard: Story = {
  args: { previous: null },
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '上一张' }));
    await expect(useToasts.getState().entries).toMatchObject([{ text: '这是第一张，前面没有了' }]);
  },
};

/** A word of an example is looked up as it is spelled in the dictionary. */
export const LooksAWordUp: Story = {
  parameters: { picture: false, apollo: { resolvers: { Query: { searchDictionary: () => [] } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'She' }));
    await expect(await screen.findByRole('dialog', { name: 'she' })).toBeVisible();
  },
};
