import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#client/ui/Button/Button.tsx';
import { Popover } from '#client/ui/Popover/Popover.tsx';
import { Bench } from '#stories/support/Bench.tsx';

const meta = {
  title: 'ui/Popover',
  component: Popover,
  parameters: { layout: 'fullscreen' },
  args: {
    trigger: (
      <Button scene="secondary" icon="help">
        面包怎么来？
      </Button>
    ),
    title: '面包怎么来',
    children: (close) => (
      <>
        <p>每 20 分钟烤好一个，最多放 30 个。做完今日任务也送。</p>
        <Button scene="quiet" size="small" onClick={close}>
          知道了
        </Button>
      </>
    ),
  },
  render: (args) => (
    <Bench>
      <Popover {...args} />
    </Bench>
  ),
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

const openIt = async () => {
  await userEvent.click(screen.getByRole('button', { name: '面包怎么来？' }));
  return screen.findByRole('dialog', { name: '面包怎么来' });
};

export const Default: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  play: async () => {
    await openIt();
  },
};

export const Above: Story = {
  args: { side: 'top' },
  play: async () => {
    await openIt();
  },
};

export const Beside: Story = {
  args: { side: 'right', titleHidden: true },
  play: async () => {
    await openIt();
  },
};

/** Escape and the button inside close it; the focus is back where it began. */
export const Keyboard: Story = {
  play: async () => {
    await openIt();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: '面包怎么来？' })).toHaveFocus());
    await openIt();
    await userEvent.click(screen.getByRole('button', { name: '知道了' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
