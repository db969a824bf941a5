import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ClozeEditor } from '#client/parts/cards/cloze/editor/ClozeEditor.tsx';
import { cardOf, cloze, fullCard, mountains, photosynthesis, tooLong, verse } from './cards.ts';
import { Written, type WrittenProps } from './Written.tsx';
import { expectText, lastCard, notation, press, select, selectWords, tap, text } from './writing.ts';

const meta: Meta<WrittenProps> = {
  component: ClozeEditor as never,
  args: { card: photosynthesis, onChange: fn() },
  render: (args) => <Written {...args} />,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<WrittenProps>;

const all = ['dark', 'en', 'mobile', 'dark mobile', 'en mobile', 'pc'];
const at1280 = ['pc'];

export const Default: Story = { parameters: { shots: all } };

export const Empty: Story = { args: { card: cardOf([]) }, parameters: { shots: all } };

/** The caret is in a blank: its group is pressed in the bubble, its distractors are under the text. */
export const SelectedBlank: Story = {
  globals: { viewport: { value: 'pc' } },
  parameters: { shots: ['pc', 'dark pc', 'en pc'] },
  play: async () => {
    const at = (text().textContent ?? '').indexOf('叶绿体基质');
    await select(at + 2);
    const bubble = await screen.findByRole('toolbar', { name: '挖空' });
    await expect(within(bubble).getByRole('button', { name: '第 4 组' })).toHaveAttribute('aria-pressed', 'true');
    await expect(await screen.findByText('线粒体基质')).toBeVisible();
  },
};

/** On a phone a tap on a blank brings its panel in the place of the keyboard; going elsewhere closes it. */
export const TappedBlank: Story = {
  globals: { viewport: { value: 'mobile' } },
  parameters: { shots: ['mobile', 'dark mobile', 'en mobile'] },
  play: async () => {
    const blank = within(text()).getByText('叶绿体基质');
    await tap(blank);
    await expect(await screen.findByText('线粒体基质')).toBeVisible();
    await expect(text()).not.toHaveFocus();
    await expect(screen.getByRole('button', { name: '第 4 组' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: '第 6 到 9 组' }));
    await userEvent.click(screen.getByRole('button', { name: '第 7 组' }));
    await expect(await screen.findByText('第 7 组')).toBeVisible();
    // The second tap writes.
    await tap(within(text()).getByText('叶绿体基质'));
    await waitFor(() => expect(text()).toHaveFocus());
    await expect(screen.queryByText('线粒体基质')).toBeNull();
    text().blur();
    await expect(await screen.findByText('线粒体基质')).toBeVisible();
  },
};

export const WithoutSelection: Story = {
  args: { card: verse },
  globals: { viewport: { value: 'pc' } },
  parameters: { shots: ['pc', 'en pc'] },
  play: async () => {
    await expect(screen.getByText('先点一个空')).toBeVisible();
  },
};

/** More key points than one card holds well; parted at the caret it is two. */
export const SixGroups: Story = {
  args: { card: mountains, onSplit: fn() },
  parameters: { shots: ['dark', 'en', 'mobile'] },
  play: async ({ args }) => {
    await expect(await screen.findByText('一张卡有 6 个要点，偏多。拆成两张更好记。')).toBeVisible();
    await select(8);
    await userEvent.click(await screen.findByRole('button', { name: '从光标处拆开' }));
    await expect(args.onSplit).toHaveBeenCalledOnce();
    const [first, second] = (args.onSplit as ReturnType<typeof fn>).mock.calls[0] ?? [];
    await expect(notation(first.content)).toBe('名山：[1泰]、[2华]、[3衡]');
    await expect(notation(second.content)).toBe('、[4恒]、[5嵩]；五岳之首在[6山东]。');
  },
};

export const Long: Story = { args: { card: fullCard }, parameters: { shots: ['mobile'] } };

/** What is over the limit is shown and said; leaving the field cuts it from the end, and that can be undone. */
export const TooLong: Story = {
  args: { card: tooLong },
  parameters: { shots: ['dark', 'en'] },
  play: async () => {
    await expect(screen.getByText('多了 22 个字，离开这一栏时会从末尾裁掉。')).toBeVisible();
  },
};
export const Trimmed: Story = {
  args: { card: tooLong },
  play: async ({ args }) => {
    await select(3);
    text().blur();
    await waitFor(() => expect(lastCard(args.onChange)?.content.flat().length).toBe(fullCard.content.flat().length));
    await expect(screen.getByText('1000 / 1000')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
  },
};

/** Another wording with fewer blanks says so; the missing one added, it is well. */
export const UnequalAlternate: Story = {
  args: {
    card: cardOf([[{ text: '空山新雨后，天气' }, cloze('c1', '晚来'), cloze('c2', '秋')]], {
      altContents: [[[{ text: '雨后的空山，' }, cloze('c1', '傍晚'), { text: '更凉。' }]]],
    }),
  },
  parameters: { shots: ['dark', 'en', 'mobile'] },
  play: async ({ args }) => {
    await expect(screen.getByText('正文有 2 个空，这里也要 2 个。')).toBeVisible();
    await expect(text('第 1 种说法')).toHaveAttribute('aria-invalid', 'true');
    await selectWords('凉', text('第 1 种说法'));
    await press('Control Shift 2');
    await waitFor(() => expect(screen.queryByText('正文有 2 个空，这里也要 2 个。')).toBeNull());
    await waitFor(() =>
      expect(notation(lastCard(args.onChange)?.altContents[0] ?? [])).toBe('雨后的空山，[1傍晚]更[2凉]。'),
    );
    await press('Control z');
    await expect(await screen.findByText('正文有 2 个空，这里也要 2 个。')).toBeVisible();
  },
};

/** A new wording begins as the text; one that is removed can be had back. */
export const Alternates: Story = {
  args: { card: verse },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '再加一种' }));
    const added = await screen.findByRole('textbox', { name: '第 1 种说法' });
    await waitFor(() => expect(added).toHaveFocus());
    await waitFor(() =>
      expect(notation(lastCard(args.onChange)?.altContents[0] ?? [])).toBe('空山新雨后，天气[1晚来]秋。'),
    );
    await userEvent.click(screen.getByRole('button', { name: '删掉第 1 种说法' }));
    await waitFor(() => expect(lastCard(args.onChange)?.altContents).toEqual([]));
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
    await waitFor(() => expect(lastCard(args.onChange)?.altContents).toHaveLength(1));
  },
};

export const Analysis: Story = {
  args: { card: verse },
  play: async ({ args }) => {
    const field = screen.getByRole('textbox', { name: '解析' });
    await userEvent.type(field, '傍晚');
    await waitFor(() => expect(lastCard(args.onChange)?.analysis).toBe('傍晚'));
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  parameters: { shots: ['dark', 'mobile'] },
  play: async () => {
    await expect(text()).toHaveAttribute('aria-readonly', 'true');
    await expect(screen.queryByRole('button', { name: '再加一种' })).toBeNull();
  },
};

/** What a validator has against it, beside what the editor says by itself. */
export const WithProblems: Story = {
  args: {
    card: cardOf([[{ text: '大漠孤烟直' }]]),
    problems: [
      { path: 'content', key: 'validate_tip8' },
      { path: 'content', key: 'validate_tip11', excess: 3 },
    ],
  },
  parameters: { shots: ['en'] },
  play: async () => {
    await expect(screen.getByText('还没有挖空：选中要考的字，再点数字。')).toBeVisible();
  },
};

/** Of any group: it is shown, and not given to new ones. */
export const WildcardAndFarGroups: Story = {
  args: { card: cardOf([[cloze('c*', '大漠'), cloze('c6', '孤烟'), cloze('c12', '直')]]) },
  play: async ({ args }) => {
    await select(5, 5);
    await press('Control Shift 5');
    await expectText(args.onChange, '[*大漠][6孤烟][5直]');
  },
};

/** Another window changed the card: what differs is replaced, and the caret stays in its words. */
export const ChangedElsewhere: Story = {
  args: {
    card: cardOf([[{ text: '大漠孤烟直，长河落日圆' }]]),
    elsewhere: cardOf([[{ text: '《使至塞上》大漠' }, cloze('c1', '孤烟'), { text: '直，长河落日圆' }]]),
  },
  parameters: { shots: at1280 },
  play: async ({ args }) => {
    await select(9);
    await userEvent.click(screen.getByRole('button', { name: '换成另一个窗口的' }));
    await waitFor(() => expect(text()).toHaveTextContent('《使至塞上》'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(text()).toHaveFocus();
    await userEvent.keyboard('的');
    await expectText(args.onChange, '《使至塞上》大漠[1孤烟]直，长河落的日圆');
  },
};
