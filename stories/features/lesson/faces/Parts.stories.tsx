import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AnswerMark } from '#client/features/lesson/faces/AnswerMark/AnswerMark.tsx';
import { Blank } from '#client/features/lesson/faces/Blank/Blank.tsx';
import { LongText } from '#client/features/lesson/faces/LongText/LongText.tsx';
import { OptionTick } from '#client/features/lesson/faces/OptionTick/OptionTick.tsx';
import { Prons } from '#client/features/lesson/faces/Prons/Prons.tsx';
import { QuestionHead } from '#client/features/lesson/faces/QuestionHead/QuestionHead.tsx';
import { SoundButton } from '#client/features/lesson/faces/SoundButton/SoundButton.tsx';
import { WordHead } from '#client/features/lesson/faces/WordHead/WordHead.tsx';
import { Line, Sheet } from '#stories/support/Sheet.tsx';
import { reluctant } from '../fixtures.ts';

const meta = { title: 'features/lesson/faces/Parts', parameters: { shots: ['dark'] } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Marks: Story = {
  parameters: { shots: ['dark', 'en'] },
  render: () => (
    <Line>
      <AnswerMark kind="right" />
      <AnswerMark kind="wrong" />
      <AnswerMark kind="tried" />
      {(['plain', 'selected', 'correct', 'wrong'] as const).map((state) => (
        <OptionTick key={state} state={state} />
      ))}
    </Line>
  ),
};

/** Each group by colour, digit and underline; c6 and the wildcard have no colour. */
export const Blanks: Story = {
  render: () => (
    <Sheet columns={4}>
      {['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c*'].flatMap((group, index) =>
        (['empty', 'active', 'filled', 'right'] as const).map((state) => (
          <span key={group + state}>
            <Blank
              number={index + 1}
              group={group}
              text={state === 'filled' || state === 'right' ? '松间' : null}
              active={state === 'active'}
              right={state === 'right'}
              onTap={fn()}
            />
          </span>
        )),
      )}
    </Sheet>
  ),
};

/** The heading takes the focus, so that reading starts there. */
export const Head: Story = {
  parameters: { shots: ['dark', 'mobile', 'en mobile'] },
  render: () => <QuestionHead id="prompt" prompt="选出正确的意思" tag="新词" tone="sky" difficulty={2} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** Five lines, and a button where there is more. */
export const FoldedText: Story = {
  render: () => <LongText>{'酵母吃掉糖，放出气，面团慢慢鼓起来。'.repeat(24)}</LongText>,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByText(/酵母/);
    const folded = text.clientHeight;
    await userEvent.click(await canvas.findByRole('button', { name: '展开全文' }));
    await expect(text.clientHeight).toBeGreaterThan(folded);
    await userEvent.click(canvas.getByRole('button', { name: '收起' }));
    await expect(text.clientHeight).toBe(folded);
  },
};

export const ShortText: Story = {
  render: () => <LongText>不必折叠。</LongText>,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** A sound both accents share is written once. */
export const Sounds: Story = {
  parameters: { shots: ['dark', 'en'] },
  render: () => (
    <>
      <WordHead word={reluctant.word} prons={reluctant.prons} />
      <Prons
        word="tomato"
        prons={[
          { label: '/təˈmɑːtəʊ/', language: 'en-GB' },
          { label: '/təˈmeɪtoʊ/', language: 'en-US' },
        ]}
      />
      <Line>
        <SoundButton label="听读音" onClick={fn()} />
        <SoundButton label="听例句" onClick={fn()}>
          听例句
        </SoundButton>
      </Line>
    </>
  ),
};
