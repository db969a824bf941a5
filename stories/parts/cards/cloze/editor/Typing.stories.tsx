import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ClozeField } from '#client/parts/cards/cloze/editor/text/ClozeField.tsx';
import { cardOf, cloze, verse } from './cards.ts';
import { Written, type WrittenProps } from './Written.tsx';
import { compose, expectText, lastCard, press, select, selectWords, text } from './writing.ts';

const plain = cardOf([[{ text: '大漠孤烟直，长河落日圆' }]]);
const blanked = cardOf([[{ text: '大漠' }, cloze('c1', '孤烟', { distrators: ['炊烟'] }), { text: '直' }]]);

const meta: Meta<WrittenProps> = {
  component: ClozeField as never,
  args: { card: plain, onChange: fn() },
  render: (args) => <Written {...args} />,
  globals: { viewport: { value: 'pc' } },
  parameters: { layout: 'fullscreen', shots: [] },
};
export default meta;

type Story = StoryObj<WrittenProps>;

export const Hotkeys: Story = {
  play: async ({ args }) => {
    await selectWords('孤烟');
    await press('Control Shift 3');
    await expectText(args.onChange, '大漠[3孤烟]直，长河落日圆');
    await press('Control Shift 1');
    await expectText(args.onChange, '大漠[1孤烟]直，长河落日圆');
    await selectWords('落日');
    await press('Control Shift c');
    await expectText(args.onChange, '大漠[1孤烟]直，长河[2落日]圆');
    await selectWords('圆');
    await press('Control Shift Alt c');
    await expectText(args.onChange, '大漠[1孤烟]直，长河[2落日][2圆]');
    await press('Control Shift 0');
    await expectText(args.onChange, '大漠[1孤烟]直，长河[2落日]圆');
    // the bubble, which finds its place a moment later, is pictured where it is what counts
    await waitFor(() => expect(screen.getByRole('toolbar', { name: '挖空' })).toBeVisible());
    text().blur();
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: '挖空' })).toBeNull());
  },
};

/** The bubble by pointer: the selection stays while it is pressed. Alt joins the last group. */
export const Bubble: Story = {
  play: async ({ args }) => {
    await selectWords('孤烟');
    const bubble = await screen.findByRole('toolbar', { name: '挖空' });
    await userEvent.click(within(bubble).getByRole('button', { name: '第 5 组' }));
    await expectText(args.onChange, '大漠[5孤烟]直，长河落日圆');
    await selectWords('落日');
    const user = userEvent.setup();
    await user.keyboard('{Alt>}');
    await user.click(within(await screen.findByRole('toolbar')).getByRole('button', { name: /^新的一组/ }));
    await user.keyboard('{/Alt}');
    await expectText(args.onChange, '大漠[5孤烟]直，长河[5落日]圆');
    await userEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: '去掉这个空' }));
    await expectText(args.onChange, '大漠[5孤烟]直，长河落日圆');
  },
};

/** Alt F10 goes from the text into the bubble, arrows go through it, Escape back to the text. */
export const BubbleByKeyboard: Story = {
  play: async ({ args }) => {
    await selectWords('孤烟');
    await screen.findByRole('toolbar', { name: '挖空' });
    await press('Alt F10');
    await waitFor(() => expect(screen.getByRole('button', { name: /^新的一组/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('button', { name: '第 1 组' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('button', { name: '第 2 组' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expectText(args.onChange, '大漠[2孤烟]直，长河落日圆');
    await expect(screen.getByRole('button', { name: '第 2 组' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(text()).toHaveFocus());
  },
};

export const AtTheEdges: Story = {
  args: { card: blanked },
  play: async ({ args }) => {
    await select(4);
    await userEvent.keyboard('很');
    await expectText(args.onChange, '大漠[1孤烟]很直');
    await select(2);
    await userEvent.keyboard('上');
    await expectText(args.onChange, '大漠上[1孤烟]很直');
    await select(4);
    await userEvent.keyboard('的');
    await expectText(args.onChange, '大漠上[1孤的烟]很直');
    await expect(lastCard(args.onChange)?.content[0]?.[1]).toEqual(cloze('c1', '孤的烟', { distrators: ['炊烟'] }));
  },
};

/** A blank at the very start of the text: what is typed before it stays outside. */
export const BeforeTheFirst: Story = {
  args: { card: cardOf([[cloze('c1', '大漠'), { text: '孤烟' }]]) },
  play: async ({ args }) => {
    await select(0);
    await userEvent.keyboard('在');
    await expectText(args.onChange, '在[1大漠]孤烟');
  },
};

/** Written over as a whole a blank stays one, with its distractors. */
export const WrittenOver: Story = {
  args: { card: blanked },
  play: async ({ args }) => {
    await select(2, 4);
    await userEvent.keyboard('x');
    await expectText(args.onChange, '大漠[1x]直');
    await expect(lastCard(args.onChange)?.content[0]?.[1]).toEqual(cloze('c1', 'x', { distrators: ['炊烟'] }));
  },
};

/** A step back for each thought: words, then the blank; and forth again. */
export const UndoAndRedo: Story = {
  play: async ({ args }) => {
    await select(11);
    await userEvent.keyboard('。');
    await expectText(args.onChange, '大漠孤烟直，长河落日圆。');
    await selectWords('孤烟');
    await press('Control Shift 1');
    await expectText(args.onChange, '大漠[1孤烟]直，长河落日圆。');
    await press('Control z');
    await expectText(args.onChange, '大漠孤烟直，长河落日圆。');
    await press('Control z');
    await expectText(args.onChange, '大漠孤烟直，长河落日圆');
    await press('Control y');
    await press('Control y');
    await expectText(args.onChange, '大漠[1孤烟]直，长河落日圆。');
    await userEvent.click(screen.getByRole('button', { name: '退一步' }));
    await expectText(args.onChange, '大漠孤烟直，长河落日圆。');
  },
};

/** An input method is left to itself: its letters are in the text once, a blank it writes in stays whole. */
export const InputMethod: Story = {
  args: { card: blanked },
  play: async ({ args }) => {
    await select(3);
    await compose('z', 'zh', 'zhi', '直');
    await expectText(args.onChange, '大漠[1孤直烟]直');
    await select(6);
    await compose('y', 'yu', '圆');
    await expectText(args.onChange, '大漠[1孤直烟]直圆');
  },
};
/** An input method that writes over all of a blank corrects it too. */
export const InputMethodOverABlank: Story = {
  args: { card: blanked },
  play: async ({ args }) => {
    await select(2, 4);
    await compose('z', 'zh', 'zhi', '直');
    await expectText(args.onChange, '大漠[1直]直');
    await expect(lastCard(args.onChange)?.content[0]?.[1]).toEqual(cloze('c1', '直', { distrators: ['炊烟'] }));
  },
};
export const InputMethodAtTheEdge: Story = {
  args: { card: blanked },
  play: async ({ args }) => {
    await select(4);
    await compose('h', 'he', '很');
    await expectText(args.onChange, '大漠[1孤烟]很直');
  },
};
/** Paragraphs: a selection over two makes a blank in each; one broken in two grows together again. */
export const Paragraphs: Story = {
  args: { card: cardOf([[{ text: '大漠孤烟' }], [{ text: '长河落日' }]]) },
  play: async ({ args }) => {
    await select(2, 6);
    await press('Control Shift 2');
    await expectText(args.onChange, '大漠[2孤烟]/[2长河]落日');
    await select(3);
    await press('Enter');
    await expectText(args.onChange, '大漠[2孤]/[2烟]/[2长河]落日');
    await press('Backspace');
    await expectText(args.onChange, '大漠[2孤烟]/[2长河]落日');
  },
};

/** A card that comes back late, and as another object, takes nothing of what was written since. */
export const GivenBackLate: Story = {
  args: { card: plain, lateMs: 60 },
  play: async ({ args }) => {
    await select(11);
    for (const letter of 'abcdefgh') {
      await userEvent.keyboard(letter);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
    await expect(text()).toHaveTextContent('大漠孤烟直，长河落日圆abcdefgh');
    await expectText(args.onChange, '大漠孤烟直，长河落日圆abcdefgh');
    await expect(text()).toHaveFocus();
    await userEvent.keyboard('i');
    await expectText(args.onChange, '大漠孤烟直，长河落日圆abcdefghi');
  },
};

/** Typing renders nothing of the panel, and the page is told at most once a frame. */
export const ToldOnceAFrame: Story = {
  args: { card: verse },
  play: async ({ args }) => {
    await select(0);
    const editor = (text() as HTMLElement & { editor: { commands: { insertContent(text: string): void } } }).editor;
    for (let i = 0; i < 20; i += 1) editor.commands.insertContent('字');
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    await expectText(args.onChange, `${'字'.repeat(20)}空山新雨后，天气[1晚来]秋。`);
  },
};
