import { DndContext } from '@dnd-kit/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CardPane } from '#client/features/workshop/cards/CardPane/CardPane.tsx';
import type { CardPaneProps } from '#client/features/workshop/cards/CardPane/card-pane-props.ts';
import { nothing, type Selection } from '#client/features/workshop/cards/selection.ts';
import { contents } from '../bench.tsx';

const contentOf = (key: number) => contents[(key - 1) % contents.length] ?? '';
const useRow = (key: number) => ({
  key,
  id: key,
  content: contentOf(key),
  createdType: key === 6 ? ('DUPLICATE' as const) : ('NORMAL' as const),
  status: undefined,
});
const order = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

function Pane(props: CardPaneProps) {
  const [selection, setSelection] = useState<Selection>(props.selection);
  return (
    <DndContext>
      <div style={{ width: 264, height: 640 }}>
        <CardPane
          {...props}
          selection={selection}
          onSelect={(next) => {
            setSelection(next);
            props.onSelect(next);
          }}
        />
      </div>
    </DndContext>
  );
}

const meta = {
  component: CardPane,
  render: (args) => <Pane {...args} />,
  args: {
    title: '光合作用',
    order: order(7),
    contentOf,
    useRow,
    count: 7,
    loading: false,
    failed: false,
    onRetry: fn(),
    current: 2,
    selection: nothing,
    onSelect: fn(),
    onOpen: fn(),
    onCreate: fn(),
    onCreateAt: fn(),
    onAi: fn(),
    onRemove: fn(),
    onDuplicate: fn(),
    onStep: fn(),
    onMoveTo: fn(),
    onCopy: fn(),
    onPaste: fn((): boolean => false),
    statsOf: (id) => (id < 4 ? { learnTimes: 6, mastery: 72 } : undefined),
    onSeen: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CardPane>;
export default meta;

type Story = StoryObj<typeof meta>;
const option = (number: number) => screen.findByRole('row', { name: new RegExp(`^${number} `) });

export const Default: Story = { parameters: { shots: ['dark', 'en'] } };
export const Empty: Story = { args: { order: [], count: 0, current: undefined } };
/** Cards are pasted into a chapter without any too, and where no row has the focus; what is pasted into a field is the field's. */
export const Pasted: Story = {
  args: { order: [], count: 0, current: undefined, onPaste: fn((): boolean => true) },
  parameters: { picture: false, shots: [] },
  play: async ({ args }) => {
    const paste = (at: Element) => {
      const clipboardData = new DataTransfer();
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      at.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await userEvent.click(await screen.findByRole('button', { name: '在卡包里找' }));
    const field = await screen.findByRole('searchbox', { name: '在卡包里找' });
    await expect(paste(field)).toBe(false);
    await expect(args.onPaste).not.toHaveBeenCalled();
    await expect(paste(document.body)).toBe(true);
    await expect(args.onPaste).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { order: [], loading: true } };
export const Failed: Story = { args: { failed: true, count: 200 } };

/** Ten thousand cards are as many rows as fit in view. */
export const TenThousand: Story = {
  args: { order: order(10_000), count: 10_000 },
  play: async () => {
    await option(2);
    await expect(screen.getAllByRole('row').length).toBeLessThan(40);
    (await option(2)).focus();
    await userEvent.keyboard('{End}');
    await expect(await screen.findByRole('row', { name: /^10000 / })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('row', { name: /^10000 / })).toHaveFocus(), { timeout: 5000 });
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(screen.getByRole('row', { name: /^1 / })).toHaveFocus(), { timeout: 5000 });
  },
};

/** Shift draws a range, Ctrl adds, Delete removes what is chosen, Alt with an arrow moves it. */
export const ByKeyboard: Story = {
  play: async ({ args, step }) => {
    (await option(2)).focus();
    await step('a range', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(async () => expect(await option(3)).toHaveFocus());
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
      await waitFor(async () => expect(await option(4)).toHaveFocus());
      await expect(screen.getByText('选中 2 张')).toBeVisible();
    });
    await step('moved, copied elsewhere, removed together', async () => {
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await expect(args.onStep).toHaveBeenCalledWith([3, 4], 'up');
      await userEvent.keyboard('m');
      await expect(args.onMoveTo).toHaveBeenCalledWith([3, 4]);
      await userEvent.keyboard('{Delete}');
      await expect(args.onRemove).toHaveBeenCalledWith([3, 4]);
    });
    await step('all', async () => {
      await userEvent.keyboard('{Control>}a{/Control}');
      await expect(await screen.findByText('选中 7 张')).toBeVisible();
    });
  },
};

export const Choosing: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '选几张' }));
    await userEvent.click(await screen.findByRole('row', { name: /叶绿素/ }));
    await userEvent.click(await screen.findByRole('row', { name: /NADPH/ }));
    await expect(await screen.findByText('选中 2 张')).toBeVisible();
  },
};

export const Found: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '在卡包里找' }));
    await userEvent.type(await screen.findByRole('searchbox'), '光照');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1), { timeout: 3000 });
  },
};
