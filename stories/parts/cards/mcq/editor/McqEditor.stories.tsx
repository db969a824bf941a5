import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { McqEditor } from '#client/parts/cards/mcq/editor/McqEditor/McqEditor.tsx';
import { useToasts } from '#client/ui/Toast/toasts.ts';
import type { McqCard } from '#domain/cards/content.ts';
import { EditorBench } from '../../editor/EditorBench.tsx';

const eggs: McqCard = {
  type: 'mcq.card',
  question: '煮好的鸡蛋泡一下冷水，为什么就好剥了？',
  options: [
    { content: '冷水把蛋壳泡软了', isAnswer: false },
    { content: '蛋白比蛋壳缩得多，中间有了空隙', isAnswer: true },
    { content: '冷水渗进去，把蛋壳顶开了', isAnswer: false },
    { content: '蛋白遇到冷水会变大', isAnswer: false },
  ],
  illustration: null,
  analysis: '',
};
const empty: McqCard = {
  ...eggs,
  question: '',
  options: [
    { content: '', isAnswer: false },
    { content: '', isAnswer: false },
  ],
};

const meta = {
  component: EditorBench<McqCard>,
  args: { editor: McqEditor, card: eggs, onChange: fn() },
} satisfies Meta<typeof EditorBench<McqCard>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'mobile', 'en mobile'] } };
export const Empty: Story = { args: { card: empty, judged: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Several: Story = {
  args: { card: { ...eggs, options: eggs.options.map((one, at) => ({ ...one, isAnswer: at < 2 })) } },
};
export const TooLong: Story = { args: { card: { ...eggs, question: '问'.repeat(1012) }, judged: true } };

/** Enter goes on to an option that is still empty, before it adds one: three written options are three. */
export const WrittenInTurn: Story = {
  args: { card: empty },
  parameters: { picture: false, shots: [] },
  play: async ({ args }) => {
    const last = () => (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as McqCard;
    await userEvent.click(await screen.findByRole('textbox', { name: '选项 A' }));
    await userEvent.keyboard('冷水{Enter}');
    await waitFor(async () => expect(await screen.findByRole('textbox', { name: '选项 B' })).toHaveFocus());
    await userEvent.keyboard('热水{Enter}');
    await waitFor(async () => expect(await screen.findByRole('textbox', { name: '选项 C' })).toHaveFocus());
    await userEvent.keyboard('盐水');
    await waitFor(() => expect(last().options.map(({ content }) => content)).toEqual(['冷水', '热水', '盐水']));
  },
};

/** Enter adds an option, Alt with an arrow moves it, Ctrl Shift A makes it the answer, Backspace takes an empty one away. */
export const ByKeyboard: Story = {
  play: async ({ args, step }) => {
    const option = (letter: string) => screen.findByRole('textbox', { name: `选项 ${letter}` });
    const last = () => (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as McqCard;
    await step('Enter adds one', async () => {
      await userEvent.click(await option('D'));
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(await option('E')).toHaveFocus());
      await userEvent.keyboard('蛋壳变薄了');
      await waitFor(() => expect(last().options[4]?.content).toBe('蛋壳变薄了'));
    });
    await step('Alt and an arrow move it', async () => {
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await waitFor(() => expect(last().options[3]?.content).toBe('蛋壳变薄了'));
      await waitFor(async () => expect(await option('D')).toHaveFocus());
    });
    await step('Ctrl Shift A makes it the answer', async () => {
      await userEvent.keyboard('{Control>}{Shift>}a{/Shift}{/Control}');
      await waitFor(() =>
        expect(last().options.map(({ isAnswer }) => isAnswer)).toEqual([false, false, false, true, false]),
      );
      await expect(await option('D')).toHaveFocus();
    });
    await step('Backspace takes an empty one away', async () => {
      await userEvent.clear(await option('D'));
      await userEvent.keyboard('{Backspace}');
      await waitFor(() => expect(last().options).toHaveLength(4));
    });
  },
};

/** A list that is pasted becomes options, and can be taken back. */
export const PastedList: Story = {
  args: { card: empty },
  play: async ({ args }) => {
    const last = () => (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as McqCard;
    await userEvent.click(await screen.findByRole('textbox', { name: '选项 A' }));
    await userEvent.paste('A. 冷水\nB、热水\n3) 盐水\n- 糖水\n');
    await waitFor(() => expect(last().options.map(({ content }) => content)).toEqual(['冷水', '热水', '盐水', '糖水']));
    const [said] = useToasts.getState().entries;
    await expect(said?.text).toBe('粘贴的 4 行变成了 4 个选项');
    said?.action?.onAct();
    await waitFor(() => expect(last().options).toHaveLength(2));
  },
};
