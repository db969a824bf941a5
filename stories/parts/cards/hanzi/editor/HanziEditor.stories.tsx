import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { HanziEditor } from '#client/parts/cards/hanzi/editor/HanziEditor/HanziEditor.tsx';
import type { KidHanziCard } from '#domain/cards/content.ts';
import { EditorBench } from '../../editor/EditorBench.tsx';

const grown: KidHanziCard = {
  type: 'kidHanzi.card',
  hanzi: [
    {
      hanzi: [
        { char: '长', pinyin: 'zhang3' },
        { char: '大', pinyin: 'da4' },
      ],
    },
  ],
  analysis: [
    { text: '一天天变高，叫' },
    {
      hanzi: [
        { char: '长', pinyin: 'zhang3' },
        { char: '大', pinyin: 'da4' },
      ],
    },
    { text: '；头发到了腰，叫' },
    {
      hanzi: [
        { char: '很', pinyin: 'hen3' },
        { char: '长', pinyin: 'chang2' },
      ],
    },
    { text: '。' },
  ],
  illustration: null,
};
const empty: KidHanziCard = { ...grown, hanzi: [], analysis: [] };

const meta = {
  component: EditorBench<KidHanziCard>,
  args: { editor: HanziEditor, card: grown, onChange: fn() },
} satisfies Meta<typeof EditorBench<KidHanziCard>>;
export default meta;

type Story = StoryObj<typeof meta>;
const last = (onChange: unknown) => (onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as KidHanziCard;

export const Default: Story = { parameters: { shots: ['dark', 'mobile', 'en mobile'] } };
export const Empty: Story = { args: { card: empty, judged: true } };
export const ReadOnly: Story = { args: { readOnly: true } };

/** The reading comes from the word: 长 alone is cháng, in 长大 it is zhǎng, until the author chooses. */
export const ReadingsOfAWord: Story = {
  args: { card: empty },
  parameters: { shots: ['mobile'] },
  play: async ({ args, step }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: '要认的字' }), '长');
    await waitFor(() => expect(last(args.onChange).hanzi[0]?.hanzi).toEqual([{ char: '长', pinyin: 'chang2' }]), {
      timeout: 10_000,
    });
    await userEvent.type(await screen.findByRole('textbox', { name: '要认的字' }), '大');
    await waitFor(() =>
      expect(last(args.onChange).hanzi[0]?.hanzi).toEqual([
        { char: '长', pinyin: 'zhang3' },
        { char: '大', pinyin: 'da4' },
      ]),
    );
    await step('another reading is chosen', async () => {
      await userEvent.click(await screen.findByRole('button', { name: /zhǎng\s*长/ }));
      await userEvent.click(await screen.findByRole('radio', { name: 'cháng' }));
      await waitFor(() => expect(last(args.onChange).hanzi[0]?.hanzi[0]?.pinyin).toBe('chang2'));
    });
    await step('what is chosen stays when the word grows', async () => {
      await userEvent.type(await screen.findByRole('textbox', { name: '要认的字' }), '了');
      await waitFor(() => expect(last(args.onChange).hanzi[0]?.hanzi[2]?.pinyin).toBe('le5'));
      await expect(last(args.onChange).hanzi[0]?.hanzi[0]?.pinyin).toBe('chang2');
    });
  },
};

/** Selected characters get their pinyin, and lose it again. */
export const PinyinInTheText: Story = {
  args: { card: { ...grown, analysis: [{ text: '小树' }] } },
  play: async ({ args, step }) => {
    const text = await screen.findByRole('textbox', { name: '讲给孩子听' });
    await userEvent.click(text);
    await userEvent.keyboard('{Control>}a{/Control}');
    const button = await screen.findByRole('button', { name: /加拼音/ });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    const read = [
      { char: '小', pinyin: 'xiao3' },
      { char: '树', pinyin: 'shu4' },
    ];
    await waitFor(() => expect(last(args.onChange).analysis).toEqual([{ hanzi: read }]), { timeout: 10_000 });
    await step('and away again', async () => {
      await userEvent.click(await screen.findByRole('button', { name: /去掉拼音/ }));
      await waitFor(() => expect(last(args.onChange).analysis).toEqual([{ text: '小树' }]));
    });
  },
};

/** More than ten characters are not taken, which is said until less is typed. */
export const TooMany: Story = {
  args: { card: empty },
  parameters: { picture: false, shots: [] },
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: '要认的字' });
    await userEvent.click(field);
    await userEvent.paste('日月水火山石田土木禾米竹');
    await expect(await screen.findByText('最多 10 个字，后面 2 个没有放进来')).toBeVisible();
    await waitFor(() => expect(last(args.onChange).hanzi[0]?.hanzi).toHaveLength(10));
    await userEvent.type(field, '{Backspace}');
    await waitFor(() => expect(screen.queryByText(/没有放进来/)).toBeNull());
  },
};
