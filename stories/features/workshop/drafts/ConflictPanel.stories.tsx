import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ConflictPanel } from '#client/features/workshop/drafts/ConflictPanel/ConflictPanel.tsx';
import type { CardContentInput, Cloze } from '#domain/cards/content.ts';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';

type Part = { text: string } | { cloze: Cloze };
const gap = (group: number, text: string, distrators: string[] = []): Part => ({
  cloze: { group: `c${group}`, text, distrators, giveAwayDistrators: [] },
});
const text = (words: string): Part => ({ text: words });
const card = (content: CardContentInput) => JSON.stringify(content);
const cloze = (parts: Part[], analysis = '') =>
  card({ type: 'cloze.card', content: [parts], altContents: [], analysis, illustration: null });

const start = [
  text('光反应在'),
  gap(1, '类囊体薄膜'),
  text('上进行，水被光解，放出'),
  gap(2, '氧气'),
  text('。暗反应在'),
];
const matrix = (more: string[] = []) => gap(3, '叶绿体基质', ['类囊体腔', '线粒体基质', ...more]);

const meta = {
  component: ConflictPanel,
  args: {
    conflict: {
      base: cloze([...start, matrix(), text('中进行，把 CO₂ 变成糖，必须有光。')]),
      mine: cloze([...start, matrix(['细胞质基质']), text('中进行，把 CO₂ 变成糖，有光没光都行。')]),
      theirs: cloze([
        ...start,
        matrix(),
        text('中进行，经过'),
        gap(4, '卡尔文循环'),
        text('，把 CO₂ 变成糖，必须有光。'),
      ]),
      storedAt: '2026-01-05T06:32:00.000Z',
    },
    onSettle: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConflictPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const settled = (args: { onSettle: unknown }) =>
  String((args.onSettle as ReturnType<typeof fn>).mock.lastCall?.[0] ?? '');

/** What both changed is put together, what one changed is proposed; all of it can be chosen otherwise. */
export const TwoEdits: Story = {
  parameters: { shots: SCREEN_SHOTS },
  play: async ({ args, canvas, userEvent }) => {
    const body = within(canvas.getByRole('radiogroup', { name: /正文/ }));
    await expect(body.getByRole('radio', { name: '合起来' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: '存下合好的' }));
    await expect(settled(args)).toContain('有光没光都行');
    await expect(settled(args)).toContain('卡尔文循环');
    await expect(settled(args)).toContain('细胞质基质');
    await expect(settled(args)).not.toContain('必须有光');
  },
};

/** Keys choose in the field that has the focus, in the first where none has. */
export const Keys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('2');
    const body = within(canvas.getByRole('radiogroup', { name: /正文/ }));
    await expect(body.getByRole('radio', { name: '用另一处的' })).toBeChecked();
    const distractors = within(canvas.getByRole('radiogroup', { name: /干扰项/ }));
    distractors.getByRole('radio', { name: '用这里的' }).focus();
    await userEvent.keyboard('2');
    await expect(distractors.getByRole('radio', { name: '用另一处的' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: '存下合好的' }));
    await expect(settled(args)).toContain('必须有光');
    await expect(settled(args)).not.toContain('细胞质基质');
  },
};

export const TakeOne: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '全用另一处的' }));
    await expect(args.onSettle).toHaveBeenLastCalledWith(args.conflict.theirs);
    await userEvent.click(canvas.getByRole('button', { name: '全用这里的' }));
    await expect(args.onSettle).toHaveBeenLastCalledWith(args.conflict.mine);
  },
};

const word = (definition: string, examples: [string, string][]) =>
  card({
    type: 'enWord.card',
    word: 'resilient',
    definition,
    examples: examples.map(([source, translation]) => ({ source, translation })),
    prons: [{ label: '/rɪˈzɪliənt/', language: 'en-US' }],
  });

export const Word: Story = {
  args: {
    conflict: {
      base: word('adj. 有弹性的', [['Bamboo is resilient.', '竹子有韧性。']]),
      mine: word('adj. 有弹性的；能复原的', [['Bamboo is resilient.', '竹子有韧性。']]),
      theirs: word('adj. 有弹性的', [
        ['Bamboo is resilient.', '竹子有韧性。'],
        ['Children are often very resilient.', '孩子往往恢复得很快。'],
      ]),
      storedAt: '2026-01-04T12:00:00.000Z',
    },
  },
  parameters: { shots: ['mobile', 'pc'] },
};

/** Two kinds of card cannot be put together: one of them is taken whole. */
export const OtherKind: Story = {
  args: {
    conflict: {
      base: null,
      mine: word('adj. 有弹性的', []),
      theirs: cloze([text('resilient 的意思是'), gap(1, '有弹性的')]),
      storedAt: '2026-01-04T12:00:00.000Z',
    },
  },
  parameters: { shots: ['mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: /整张卡片/ })).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: '合起来' })).toBeNull();
  },
};

const long = '淀粉、纤维素和糖原的单体都是葡萄糖，只是连法不同。'.repeat(20);

export const LongText: Story = {
  args: {
    conflict: {
      base: cloze([text(long), gap(1, '单体')], '见课本。'),
      mine: cloze([text(`${long}多糖不溶于水。`), gap(1, '单体')], '见课本第 27 页。'),
      theirs: cloze([text(`前言：${long}`), gap(1, '单体')], '见课本第二章。'),
      storedAt: '2026-01-04T12:00:00.000Z',
    },
  },
  parameters: { shots: ['mobile'] },
};
