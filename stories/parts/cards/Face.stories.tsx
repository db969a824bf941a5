import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Statement } from '#client/parts/cards/cloze/Statement/Statement.tsx';
import { Face } from '#client/parts/cards/Face/Face.tsx';
import { FaceBody } from '#client/parts/cards/FaceBody/FaceBody.tsx';
import { HintLine } from '#client/parts/cards/HintLine/HintLine.tsx';
import { Dialog } from '#client/ui/Dialog/Dialog.tsx';
import { autumnEvening, reluctant } from '#stories/features/lesson/fixtures.ts';
import { LiveFace } from './LiveFace.tsx';
import { answered, askedQuestion, rightActions } from './live-question.ts';

const question = askedQuestion({ face: 'wordChoice', card: reluctant });
const poem = askedQuestion({ face: 'clozeChoice', card: autumnEvening, difficulty: 3 });

const meta = {
  title: 'parts/cards/Face',
  component: Face,
  subcomponents: { FaceBody, HintLine, Statement },
  args: {
    question,
    answer: answered(question, []),
    card: reluctant,
    cardStatus: 'DEBUT',
    difficulty: 1,
    passed: false,
    onAction: fn(),
  },
} satisfies Meta<typeof Face>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['mobile', 'dark', 'en'] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** A face that is over offers no more help and takes no more keys. */
export const Passed: Story = {
  args: { answer: answered(question, rightActions(question)), passed: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.keyboard('1234');
    await expect(args.onAction).not.toHaveBeenCalled();
    await expect(within(canvasElement).queryByRole('button', { name: '给点提示' })).toBeNull();
  },
};

/** Keys rest under a dialog. */
export const UnderADialog: Story = {
  parameters: { picture: false },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Dialog open title="退出" onClose={fn()}>
          退出吗？
        </Dialog>
      </>
    ),
  ],
  play: async ({ args }) => {
    await userEvent.keyboard('1');
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

/** The hint of one blank is not the hint of the next. */
export const HintOfOneBlank: Story = {
  render: () => <LiveFace face="clozeChoice" card={autumnEvening} difficulty={3} cardStatus="REVIEW" />,
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '给点提示' }));
    await expect(canvas.getByText('松＿')).toBeVisible();
    const [first] = rightActions(poem);
    if (first?.type !== 'choose') throw new Error('no first answer');
    await userEvent.keyboard(String(first.option + 1));
    await expect(canvas.queryByText('石＿')).toBeNull();
    await expect(canvas.getByRole('button', { name: '给点提示' })).toBeVisible();
  },
};
