import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import { Dialog, type DialogProps } from '#client/ui/Dialog/Dialog.tsx';
import { closeAllDialogs } from '#client/ui/Dialog/open-dialogs.ts';

function Door(props: Omit<DialogProps, 'open'>) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <Dialog {...props} open={open} onClose={close} actions={<Button onClick={close}>接着学</Button>} />
    </>
  );
}

const meta = {
  title: 'ui/Dialog',
  component: Dialog,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onClose: fn(),
    title: '上次的一炉还热着',
    description: '第 24 关，4 / 10 张，18 分钟前。',
    closeLabel: '关闭',
  },
  render: ({ open: _, ...args }) => <Door {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const openIt = async () => {
  await userEvent.click(screen.getByRole('button', { name: '打开' }));
  return screen.findByRole('dialog', { name: '上次的一炉还热着' });
};

/** In the middle from 700 px up, a sheet from below on a phone. */
export const Default: Story = {
  parameters: { shots: ['dark', 'mobile', 'dark mobile'] },
  play: async () => {
    await openIt();
  },
};

export const WithPicture: Story = {
  args: { picture: <Mascot id={1002} pose="happy" size={112} />, align: 'center', width: 420, closeLabel: undefined },
  parameters: { shots: ['mobile'] },
  play: async () => {
    await openIt();
  },
};

const stairs = Array.from({ length: 40 }, (_, i) => i + 1);

/** The sheet scrolls inside itself, the page behind it does not. */
export const LongContent: Story = {
  args: { children: stairs.map((step) => <p key={step}>{step} 级台阶</p>) },
  parameters: { shots: ['mobile'] },
  play: async () => {
    const dialog = await openIt();
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
  },
};

/** Focus goes in, stays in, and comes back to the button that opened it. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    const dialog = await openIt();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (let i = 0; i < 4; i += 1) {
      await userEvent.tab();
      // At the end a guard beside the dialog holds the focus for a moment before it goes round.
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole('button', { name: '打开' })).toHaveFocus());
  },
};

/** Escape does not close it, a change of route does. */
export const MustAnswer: Story = {
  args: { dismissable: false, closeLabel: undefined },
  play: async () => {
    const dialog = await openIt();
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    closeAllDialogs();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
