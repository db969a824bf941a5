import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#client/ui/Button/Button.tsx';
import { Sheet, type SheetProps } from '#client/ui/Sheet/Sheet.tsx';

function Door(props: Omit<SheetProps, 'open'>) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <Sheet {...props} open={open} onClose={close} />
    </>
  );
}

const meta = {
  title: 'ui/Sheet',
  component: Sheet,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onClose: fn(),
    title: 'reluctant',
    closeLabel: '关闭',
    children: '不情愿的，勉强的。She was reluctant to leave.',
    actions: <Button block>再听一遍</Button>,
  },
  render: ({ open: _, ...args }) => <Door {...args} />,
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

const openIt = async () => {
  await userEvent.click(screen.getByRole('button', { name: '打开' }));
  return screen.findByRole('dialog', { name: 'reluctant' });
};

export const Default: Story = {
  parameters: { shots: ['dark', 'mobile', 'dark mobile'] },
  play: async () => {
    await openIt();
  },
};

export const LongContent: Story = {
  args: { children: Array.from({ length: 60 }, (_, i) => <p key={String(i)}>{i + 1} 级台阶</p>) },
  parameters: { shots: ['mobile'] },
  play: async () => {
    const sheet = await openIt();
    await expect(sheet.clientHeight).toBeLessThan(innerHeight);
    await expect(screen.getByRole('button', { name: '再听一遍' }).getBoundingClientRect().bottom).toBeLessThan(
      innerHeight,
    );
  },
};

/** Focus goes in, Escape closes, focus comes back. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    const sheet = await openIt();
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole('button', { name: '打开' })).toHaveFocus());
  },
};

/** Pulled down far enough by its handle, it is gone. */
export const PulledAway: Story = {
  parameters: { picture: false },
  play: async ({ args }) => {
    const sheet = await openIt();
    const { left, top, width } = sheet.getBoundingClientRect();
    const finger = (type: string, y: number) =>
      sheet.querySelector('header > span')?.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          pointerId: 7,
          pointerType: 'mouse',
          buttons: type === 'pointerup' ? 0 : 1,
          clientX: left + width / 2,
          clientY: top + y,
          movementY: 20,
        }),
      );
    finger('pointerdown', 8);
    for (let y = 28; y < sheet.clientHeight; y += 20) {
      finger('pointermove', y);
      await new Promise(requestAnimationFrame);
    }
    finger('pointerup', sheet.clientHeight);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
