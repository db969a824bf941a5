import { DndContext } from '@dnd-kit/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CardRow } from '#client/features/workshop/cards/CardRow/CardRow.tsx';
import type { CardRowProps } from '#client/features/workshop/cards/CardRow/card-row-props.ts';
import type { CardRowData } from '#client/features/workshop/cards/card-row-data.ts';
import { contents } from '../bench.tsx';

const rowWith = (more: Partial<CardRowData>) => (key: number) =>
  ({ key, id: key, content: contents[1] ?? '', createdType: 'NORMAL', status: undefined, ...more }) as const;

const meta = {
  component: CardRow,
  args: {
    rowKey: 402,
    useRow: rowWith({}),
    number: 2,
    current: false,
    chosen: false,
    ticking: false,
    tabbable: true,
    statsOf: (() => ({ learnTimes: 6, mastery: 72 })) as CardRowProps['statsOf'],
    onPress: fn(),
    onKeyDown: fn(),
    actsOf: () => [[{ key: 'duplicate', label: '复制一份', onAct: fn() }]],
  },
  decorators: [
    (Story) => (
      <DndContext>
        <div role="grid" aria-label="光合作用" style={{ width: 264 }}>
          {Story()}
        </div>
      </DndContext>
    ),
  ],
} satisfies Meta<typeof CardRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('row'));
    await expect(args.onPress).toHaveBeenCalledWith(402, { range: false, toggle: false });
  },
};
export const Current: Story = { args: { current: true }, parameters: { shots: ['dark'] } };
export const Ticked: Story = { args: { ticking: true, chosen: true } };
export const Duplicate: Story = { args: { useRow: rowWith({ createdType: 'DUPLICATE' }) } };
export const ByAi: Story = { args: { useRow: rowWith({ createdType: 'AIGC' }) } };
export const InProgress: Story = { args: { useRow: rowWith({ status: 'incomplete' }), statsOf: () => undefined } };
export const NotSaved: Story = { args: { useRow: rowWith({ status: 'offline' }) } };
export const ChangedTwice: Story = { args: { useRow: rowWith({ status: 'conflict' }) } };
