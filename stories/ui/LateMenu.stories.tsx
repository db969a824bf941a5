import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LateMenu } from '#client/ui/LateMenu/LateMenu.tsx';
import type { MenuAct } from '#client/ui/Menu/menu-act.ts';
import { Bench } from '#stories/support/Bench.tsx';

const copy: MenuAct = { key: 'copy', label: '复制一张', icon: 'copy', shortcut: 'Ctrl D', onAct: fn() };
const remove: MenuAct = { key: 'remove', label: '删除卡片', icon: 'trash', danger: true, onAct: fn() };

const meta = {
  title: 'ui/LateMenu',
  component: LateMenu,
  parameters: { layout: 'fullscreen' },
  args: { label: '第 3 张卡', groups: [[copy], [remove]] },
} satisfies Meta<typeof LateMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

const onRow = fn();

/** The press opens the menu and does not reach the row. */
export const Default: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  render: (args) => (
    <Bench>
      <ul>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: what counts is that the press does not arrive */}
        <li onClick={onRow}>
          <LateMenu {...args} />
        </li>
      </ul>
    </Bench>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '第 3 张卡' }));
    await screen.findByRole('menu', { name: '第 3 张卡' });
    await expect(onRow).not.toHaveBeenCalled();
  },
};

/** Down opens and walks, Enter acts, and the focus is back on the button each time. */
export const Keyboard: Story = {
  parameters: { picture: false },
  render: (args) => (
    <Bench>
      <LateMenu {...args} />
    </Bench>
  ),
  play: async () => {
    await userEvent.tab();
    const button = screen.getByRole('button', { name: '第 3 张卡' });
    for (const key of ['{ArrowDown}', '{Enter}']) {
      await userEvent.keyboard(key);
      await screen.findByRole('menu');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: /复制/ })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    }
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /复制/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(remove.onAct).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
};
