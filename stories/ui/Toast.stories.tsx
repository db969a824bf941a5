import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#client/ui/Button/Button.tsx';
import { Dialog } from '#client/ui/Dialog/Dialog.tsx';
import { ToastRegion } from '#client/ui/Toast/Toast.tsx';
import { toast } from '#client/ui/Toast/toasts.ts';

const meta = {
  title: 'ui/Toast',
  component: ToastRegion,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ToastRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

const FOREVER = Number.POSITIVE_INFINITY;
const undo = fn();

export const Default: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  play: async () => {
    toast({ kind: 'info', text: '有人关注了你的卡包' }, FOREVER);
    toast({ kind: 'success', text: '已存好' }, FOREVER);
    toast({ kind: 'error', text: '没有连上，请看看网络' }, FOREVER);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('已存好'));
  },
};

/** Undo rather than ask. */
export const WithAction: Story = {
  parameters: { shots: ['dark'] },
  play: async () => {
    const say = () => toast({ kind: 'info', text: '已删除 1 张卡片', action: { label: '撤销', onAct: undo } }, FOREVER);
    say();
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(screen.queryByText('已删除 1 张卡片')).toBeNull();
    say();
    await screen.findByText('已删除 1 张卡片');
  },
};

/** At most three at once, and the same text only once. */
export const Many: Story = {
  play: async () => {
    for (const text of ['一', '二', '三', '三', '四']) toast({ kind: 'info', text }, FOREVER);
    await waitFor(() =>
      expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['二', '三', '四']),
    );
  },
};

export const Leaves: Story = {
  parameters: { picture: false },
  play: async () => {
    toast({ kind: 'info', text: '马上就走' }, 50);
    await screen.findByText('马上就走');
    await waitFor(() => expect(screen.queryByText('马上就走')).toBeNull());
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    toast({ kind: 'error', text: '这一关的成绩还没有交上去，已经存在这台设备上，联网以后会自动补交。' }, FOREVER);
    await screen.findByText(/自动补交/);
  },
};

const places = () => screen.getAllByRole('listitem').map((row) => row.getBoundingClientRect().top);

/** A dialog has its buttons where toasts else are, so they move to the head of the window. */
export const OverDialog: Story = {
  globals: { viewport: { value: 'mobile' } },
  render: (args) => (
    <>
      <Dialog open onClose={fn()} title="选择卡包" actions={<Button block>开始学习</Button>} />
      <ToastRegion {...args} />
    </>
  ),
  play: async () => {
    toast({ kind: 'success', text: '已加入我的卡包' }, FOREVER);
    await screen.findByText('已加入我的卡包');
    await waitFor(() => expect(Math.max(...places())).toBeLessThan(innerHeight / 4));
  },
};

/** So does a page, the lesson for one. */
export const ButtonsBelow: Story = {
  args: { buttonsBelow: true },
  play: async () => {
    toast({ kind: 'info', text: '先看清这张卡片再继续' }, FOREVER);
    await screen.findByText(/先看清/);
    await waitFor(() => expect(Math.max(...places())).toBeLessThan(innerHeight / 4));
  },
};
