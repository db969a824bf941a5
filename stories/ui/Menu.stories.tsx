import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#client/ui/Button/Button.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { Menu } from '#client/ui/Menu/Menu.tsx';
import type { MenuAct } from '#client/ui/Menu/menu-act.ts';
import { Bench } from '#stories/support/Bench.tsx';

const edit: MenuAct = { key: 'edit', label: '改名', icon: 'edit', shortcut: 'F2', onAct: fn() };
const copy: MenuAct = {
  key: 'copy',
  label: '复制一袋',
  icon: 'copy',
  line: '卡片和章节一起，学习记录不带走',
  onAct: fn(),
};
const share: MenuAct = {
  key: 'share',
  label: '分享到社区',
  icon: 'share',
  line: '满 10 张卡才能分享',
  disabled: true,
  onAct: fn(),
};
const remove: MenuAct = { key: 'remove', label: '删除卡包', icon: 'trash', danger: true, onAct: fn() };

const meta = {
  title: 'ui/Menu',
  component: Menu,
  parameters: { layout: 'fullscreen' },
  args: {
    label: '考研英语核心词',
    trigger: <IconButton icon="more" label="更多" />,
    groups: [[edit, copy, share], [], [remove]],
  },
  render: (args) => (
    <Bench>
      <Menu {...args} />
    </Bench>
  ),
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

const openIt = async () => {
  await userEvent.click(screen.getByRole('button'));
  return screen.findByRole('menu', { name: meta.args.label });
};

export const Default: Story = {
  parameters: { shots: ['dark', 'mobile', 'dark mobile'] },
  play: async () => {
    await openIt();
  },
};

/** Down opens and walks, a letter jumps, Enter acts, and the focus is back on the button. */
export const Keyboard: Story = {
  parameters: { picture: false },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /改名/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /复制/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(copy.onAct).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole('button', { name: '更多' })).toHaveFocus());
  },
};

/** What is not possible now is read, but does nothing. */
export const DisabledAct: Story = {
  play: async () => {
    await openIt();
    const item = screen.getByRole('menuitem', { name: /分享/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(item, { pointerEventsCheck: 0 });
    await expect(share.onAct).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: '更多' })).toHaveFocus());
    await openIt();
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  args: {
    label: 'Words for the exam',
    trigger: (
      <Button scene="secondary" size="small" icon="down">
        Move
      </Button>
    ),
    align: 'start',
    groups: [
      [
        { key: 'up', label: 'Move up', icon: 'up', shortcut: 'Alt ↑', onAct: fn() },
        { key: 'down', label: 'Move down', icon: 'down', shortcut: 'Alt ↓', onAct: fn() },
      ],
      [{ key: 'remove', label: 'Remove from this chapter', icon: 'trash', danger: true, onAct: fn() }],
    ],
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button'));
    await screen.findByRole('menu');
  },
};

export const LongText: Story = {
  args: {
    groups: [
      [
        { key: 'a', label: '把这一章移到「初中必背古诗文 61 篇」的最后一章之后', icon: 'folder', onAct: fn() },
        { key: 'b', label: 'Pneumonoultramicroscopicsilicovolcanoconiosis', onAct: fn() },
      ],
    ],
  },
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    await openIt();
  },
};
