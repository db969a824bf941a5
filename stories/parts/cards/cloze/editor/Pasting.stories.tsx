import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ClozeField } from '#client/parts/cards/cloze/editor/text/ClozeField.tsx';
import { cardOf, cloze } from './cards.ts';
import { ankiCard, ankiNote, pdf, web, wechat, word } from './clipboards.ts';
import { Written, type WrittenProps } from './Written.tsx';
import { copy, expectText, lastCard, paste, press, select, text } from './writing.ts';

const meta: Meta<WrittenProps> = {
  component: ClozeField as never,
  args: { card: cardOf([]), onChange: fn() },
  render: (args) => <Written {...args} />,
  globals: { viewport: { value: 'pc' } },
  parameters: { layout: 'fullscreen', shots: [] },
};
export default meta;

type Story = StoryObj<WrittenProps>;

const pasted = (kinds: Parameters<typeof paste>[0], expected: string): Story => ({
  play: async ({ args }) => {
    await select(0);
    await paste(kinds);
    await expectText(args.onChange, expected);
  },
});

export const FromWord = pasted(word, '光反应在类囊体薄膜上进行，放出氧气/暗反应把CO₂变成糖类');
export const FromWeChat = pasted(wechat, '空山新雨后，天气晚来秋。/明月松间照 ， 清泉石上流。');
export const FromAPdf = pasted(
  pdf,
  '光反应发生在叶绿体的类囊体薄膜上，需要光、色素和酶。水被光解，放出氧气。/暗反应在叶绿体基质中进行。',
);
export const FromAnkisField = pasted(ankiNote, '光反应的场所是 [1类囊体薄膜]，产物有 [2O₂] 和 [2ATP]。');
export const FromAnkisCard = pasted(ankiCard, '光反应的场所是 [1类囊体薄膜]，产物有 氧气。');

/** A page brings its words and nothing that runs. */
export const FromTheWeb: Story = {
  play: async ({ args }) => {
    await select(0);
    await paste(web);
    await expectText(args.onChange, '光合作用/植物利用叶绿素吸收光能，把糖贮存起来。/光反应/暗反应/场所 基质');
    await expect('__pasted' in globalThis).toBe(false);
    await expect(text().querySelector('img, a, sup')).toBeNull();
  },
};

/** Our own blanks keep group and distractors; other programs get the words. */
export const OurOwn: Story = {
  args: {
    card: cardOf([
      [
        { text: '大漠' },
        cloze('c3', '孤烟', { distrators: ['炊烟'], giveAwayDistrators: ['面包'] }),
        { text: '直，长河落日' },
      ],
    ]),
  },
  play: async ({ args }) => {
    await select(1, 5);
    const copied = await copy();
    await expect(copied['text/plain']).toBe('漠孤烟直');
    await select(9);
    await paste(copied);
    await expectText(args.onChange, '大漠[3孤烟]直，长河落漠[3孤烟]直日');
    await expect(lastCard(args.onChange)?.content[0]?.[3]).toEqual(
      cloze('c3', '孤烟', { distrators: ['炊烟'], giveAwayDistrators: ['面包'] }),
    );
    // Two blanks now, not one in two places.
    await select(10, 12);
    await press('Control Shift 5');
    await expectText(args.onChange, '大漠[3孤烟]直，长河落漠[5孤烟]直日');
  },
};

/** Into a blank come words only, and it stays one blank; one step takes them back. */
export const IntoABlank: Story = {
  args: { card: cardOf([[{ text: '大' }, cloze('c1', '漠孤'), { text: '烟' }]]) },
  play: async ({ args }) => {
    await select(2);
    await paste(ankiNote);
    await expectText(args.onChange, '大[1漠光反应的场所是 类囊体薄膜，产物有 O₂ 和 ATP。孤]烟');
    await press('Control z');
    await expectText(args.onChange, '大[1漠孤]烟');
  },
};

/** A clipboard that pretends to be ours and is not. */
export const Forged = pasted(
  {
    'text/html': `<p>大<mark data-bread-cloze='{"group":"c1\\" onclick=x"}'>漠</mark><mark data-bread-cloze="{">孤</mark>烟</p>`,
    'text/plain': '大漠孤烟',
  },
  '大漠孤烟',
);

/** More than a card holds is all there, and says how much it is too much. */
export const TooMuch: Story = {
  play: async () => {
    await select(0);
    await paste({ 'text/plain': '字'.repeat(1203) });
    await expect(await screen.findByText('多了 203 个字，离开这一栏时会从末尾裁掉。')).toBeVisible();
  },
};
