import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { BlankPanel } from '#client/parts/cards/cloze/editor/BlankPanel.tsx';
import { cardOf, verse } from './cards.ts';
import { Written, type WrittenProps } from './Written.tsx';
import { lastCard, press, select, text } from './writing.ts';

const meta: Meta<WrittenProps> = {
  component: BlankPanel as never,
  args: { card: verse, onChange: fn() },
  render: (args) => <Written {...args} />,
  globals: { viewport: { value: 'pc' } },
  parameters: { layout: 'fullscreen', shots: ['pc'] },
};
export default meta;

type Story = StoryObj<WrittenProps>;

const blankOf = (args: WrittenProps) => {
  const part = lastCard(args.onChange)?.content[0]?.[1];
  return part && 'cloze' in part ? part.cloze : undefined;
};
const chosen = async () => {
  await select(9);
  return screen.findByRole('textbox', { name: /^干扰项/ });
};

/** `||` parts what is typed; blank parts are dropped. The text keeps its caret, and one step takes it back. */
export const Adding: Story = {
  // the bubble of the text comes up while it is left again
  parameters: { picture: false },
  play: async ({ args }) => {
    const field = await chosen();
    await userEvent.type(field, ' 归客 || || 落日{Enter}');
    await waitFor(() => expect(blankOf(args)?.distrators).toEqual(['渔舟', '浣女', '归客', '落日']));
    await expect(field).toHaveFocus();
    await userEvent.type(screen.getByRole('textbox', { name: '送分项' }), '面包房');
    await userEvent.tab();
    await waitFor(() => expect(blankOf(args)?.giveAwayDistrators).toEqual(['面包房']));
    text().focus();
    await press('Control z');
    await waitFor(() => expect(blankOf(args)?.giveAwayDistrators).toEqual([]));
    await expect(blankOf(args)?.distrators).toHaveLength(4);
  },
};

/** What is there already, and the answer itself, are refused and stay to be changed. */
export const Refused: Story = {
  parameters: { shots: ['pc', 'dark pc', 'en pc'] },
  play: async ({ args }) => {
    const field = await chosen();
    await userEvent.type(field, '渔舟||归客||晚来{Enter}');
    await expect(await screen.findByText('「渔舟」已经有了。')).toBeVisible();
    await expect(screen.getByText('「晚来」就是答案。')).toBeVisible();
    await expect(field).toHaveValue('渔舟 || 晚来');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(blankOf(args)?.distrators).toEqual(['渔舟', '浣女', '归客']));
  },
};

/** The focus goes to what comes in the place of the removed one, last of all to the field. */
export const Removing: Story = {
  play: async ({ args }) => {
    const field = await chosen();
    await userEvent.click(screen.getByRole('button', { name: '删掉「渔舟」' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '删掉「浣女」' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(blankOf(args)?.distrators).toEqual([]));
  },
};

/** Enter that ends an input method adds nothing. */
export const InputMethod: Story = {
  play: async ({ args }) => {
    const field = await chosen();
    await userEvent.type(field, '归客');
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
    await expect(field).toHaveValue('归客');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Before there is a blank it says how one is made. */
export const NoBlankYet: Story = {
  args: { card: cardOf([[{ text: '大漠孤烟直' }]]) },
  play: async () => {
    await expect(screen.getByText('还没有空')).toBeVisible();
  },
};
