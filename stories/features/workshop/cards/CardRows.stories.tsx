import { DndContext } from '@dnd-kit/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, screen } from 'storybook/test';
import type { VListHandle } from 'virtua';
import { CardRows } from '#client/features/workshop/cards/CardPane/CardRows.tsx';
import type { CardPaneProps } from '#client/features/workshop/cards/CardPane/card-pane-props.ts';
import { useCardList } from '#client/features/workshop/cards/CardPane/use-card-list.ts';
import { nothing } from '#client/features/workshop/cards/selection.ts';
import { type Dragging, DraggingContext, idle } from '#client/features/workshop/moving/dragging.ts';
import { contents } from '../bench.tsx';

const contentOf = (key: number) => contents[(key - 1) % contents.length] ?? '';

type RowsProps = CardPaneProps & { shown: readonly number[]; sifted: boolean; ticking: boolean; dragging?: Dragging };

function Rows({ dragging = idle, ...props }: RowsProps) {
  const list = useRef<VListHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  const ways = useCardList({ ...props, list, box });
  return (
    <DndContext>
      <DraggingContext value={dragging}>
        <div style={{ display: 'flex', width: 264, height: 560 }}>
          <CardRows {...props} list={list} box={box} ways={ways} />
        </div>
      </DraggingContext>
    </DndContext>
  );
}

const order = [1, 2, 3, 4, 5];
const meta: Meta<RowsProps> = {
  component: CardRows as never,
  render: (args) => <Rows {...args} />,
  args: {
    title: '光合作用',
    shown: order,
    sifted: false,
    ticking: false,
    order,
    contentOf,
    useRow: (key) => ({ key, id: key, content: contentOf(key), createdType: 'NORMAL', status: undefined }),
    count: 5,
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
    onPaste: fn(() => true),
    statsOf: () => undefined,
    onSeen: fn(),
  },
  parameters: { layout: 'fullscreen', shots: [] },
};
export default meta;

type Story = StoryObj<RowsProps>;
const row = (number: number) => screen.findByRole('row', { name: new RegExp(`^${number} `) });

/** The places of carried cards are marked, a line shows where they would land. */
export const Carried: Story = {
  args: {
    selection: { keys: new Set([1, 2]), anchor: 1 },
    dragging: { carried: { kind: 'cards', keys: [1, 2] }, landing: { kind: 'card', before: 4 } },
  },
  parameters: { shots: ['dark'] },
  play: async () => {
    await expect(await row(1)).toHaveAttribute('data-carried');
    await expect(await row(4)).toHaveAttribute('data-line');
  },
};

/** Of a search the rows keep the numbers that they have in the chapter. */
export const Sifted: Story = {
  args: { shown: [2, 5], sifted: true },
  play: async () => {
    await row(2);
    await row(5);
    await expect(screen.getAllByRole('row')).toHaveLength(2);
  },
};

/** Copied and cut by the clipboard of the device. */
export const Clipboard: Story = {
  args: { selection: { keys: new Set([4, 2]), anchor: 4 } },
  play: async ({ args }) => {
    const target = await row(2);
    target.focus();
    const clip = (type: string) => {
      const event = new ClipboardEvent(type, { clipboardData: new DataTransfer(), bubbles: true, cancelable: true });
      target.dispatchEvent(event);
      return event;
    };
    await expect(clip('copy').defaultPrevented).toBe(true);
    await expect(args.onCopy).toHaveBeenLastCalledWith([2, 4], false, expect.any(DataTransfer));
    clip('cut');
    await expect(args.onCopy).toHaveBeenLastCalledWith([2, 4], true, expect.any(DataTransfer));
  },
};

/** The rest did not come. */
export const Failed: Story = {
  args: { failed: true },
  play: async () => void (await screen.findByText('后面的卡片没有拿到')),
};
