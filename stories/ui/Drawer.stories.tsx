import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#client/ui/Button/Button.tsx';
import { closeAllDialogs } from '#client/ui/Dialog/open-dialogs.ts';
import { Drawer, type DrawerProps } from '#client/ui/Drawer/Drawer.tsx';
import { List, ListRow } from '#client/ui/ListRow/ListRow.tsx';

const chapters = ['先秦', '两汉', '魏晋南北朝', '唐', '宋', '元明清'];

function Door(props: Omit<DrawerProps, 'open'>) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <Drawer {...props} open={open} onClose={close} />
    </>
  );
}

const meta = {
  title: 'ui/Drawer',
  component: Drawer,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onClose: fn(),
    title: '章节',
    closeLabel: '关闭',
    children: (
      <List>
        {chapters.map((chapter, i) => (
          <ListRow key={chapter} title={chapter} end={`${4 + i * 3} 张`} arrow render={<button type="button" />} />
        ))}
      </List>
    ),
    actions: (
      <Button block icon="plus">
        加一章
      </Button>
    ),
  },
  render: ({ open: _, ...args }) => <Door {...args} />,
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

const openIt = async () => {
  await userEvent.click(screen.getByRole('button', { name: '打开' }));
  return screen.findByRole('dialog');
};

export const Default: Story = {
  parameters: { shots: ['dark', 'mobile', 'dark mobile'] },
  play: async () => {
    await openIt();
  },
};

export const FromTheLeft: Story = {
  args: { side: 'left', actions: undefined },
  parameters: { shots: ['mobile'] },
  play: async () => {
    await openIt();
  },
};

/** The content scrolls, head and foot stay. */
export const LongContent: Story = {
  args: {
    title: '一个很长很长的标题，长到一行放不下，要折到第二行才行',
    children: Array.from({ length: 40 }, (_, i) => <p key={chapters[i] ?? i}>{i + 1} 级台阶</p>),
  },
  parameters: { shots: ['mobile'] },
  play: async () => {
    const drawer = await openIt();
    await expect(drawer.scrollHeight).toBeGreaterThan(drawer.clientHeight);
    await expect(screen.getByRole('button', { name: '加一章' }).getBoundingClientRect().bottom).toBeLessThan(
      innerHeight,
    );
  },
};

/** Focus goes in, Escape closes, focus comes back; a change of route closes, too. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    const drawer = await openIt();
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole('button', { name: '打开' })).toHaveFocus());
    await openIt();
    closeAllDialogs();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  args: {
    title: 'Chapters',
    closeLabel: 'Close',
    children: 'Nothing here yet. Add a chapter to sort your cards.',
    actions: <Button block>Add a chapter</Button>,
  },
  play: async () => {
    await openIt();
  },
};
