import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Calendar, type CalendarProps } from '#client/ui/Calendar/Calendar.tsx';

const stamped = new Set([1, 2, 3, 6, 7, 8, 9, 10, 13, 14].map((day) => `2026-04-${String(day).padStart(2, '0')}`));

function Held(props: CalendarProps) {
  const [month, setMonth] = useState(props.month);
  return (
    <Calendar
      {...props}
      month={month}
      onMonth={(next) => {
        setMonth(next);
        props.onMonth(next);
      }}
    />
  );
}

const meta = {
  title: 'ui/Calendar',
  component: Calendar,
  args: { month: '2026-04', today: '2026-04-15', stamped, onMonth: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Calendar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Weeks begin on Monday; the month after this one cannot be reached. */
export const Default: Story = {
  parameters: { shots: ['dark', 'mobile', 'en'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: '下个月' })).toBeDisabled();
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveTextContent('一');
    await expect(canvas.getByRole('gridcell', { name: '4月14日，已打卡' })).toBeVisible();
    await expect(canvas.getByRole('gridcell', { current: 'date' })).toHaveTextContent('15');
  },
};

/** Back to the first month and on again, by keyboard. */
export const Keyboard: Story = {
  args: { first: '2026-02-11' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const back = canvas.getByRole('button', { name: '上个月' });
    await userEvent.tab();
    await expect(back).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onMonth).toHaveBeenLastCalledWith('2026-02');
    await expect(back).toBeDisabled();
    await expect(canvas.getByRole('heading')).toHaveTextContent('2026年2月');
    await expect(canvas.getByRole('gridcell', { name: '2月10日' })).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: '2月11日，没有打卡' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '下个月' }));
    await expect(args.onMonth).toHaveBeenLastCalledWith('2026-03');
  },
};

/** From day to day and week to week, into the month before; what cannot be reached is not left to. */
export const Days: Story = {
  args: { first: '2026-03-01' },
  parameters: { picture: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('gridcell', { current: 'date' }).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expect(canvas.getByRole('gridcell', { name: '4月7日，已打卡' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onMonth).toHaveBeenLastCalledWith('2026-03');
    await expect(canvas.getByRole('gridcell', { name: '3月31日，没有打卡' })).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect(canvas.getByRole('gridcell', { name: '3月31日，没有打卡' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('gridcell', { name: '3月30日，没有打卡' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('gridcell', { name: '4月5日，没有打卡' })).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect(canvas.getByRole('gridcell', { name: '3月5日，没有打卡' })).toHaveFocus();
    await userEvent.keyboard('{PageDown}{PageDown}{Alt>}{ArrowLeft}{/Alt}');
    await expect(canvas.getByRole('gridcell', { name: '4月5日，没有打卡' })).toHaveFocus();
  },
};

/** From every day of a month Page Up goes to the month before, and from there Page Down comes back, through the parent's state. */
export const Pages: Story = {
  parameters: { picture: false },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid');
    const held = () => (document.activeElement as HTMLElement | null)?.dataset.day;
    for (let day = 1; day <= 30; day++) {
      const number = String(day).padStart(2, '0');
      grid.querySelector<HTMLElement>(`[data-day="2026-04-${number}"]`)?.focus();
      await userEvent.keyboard('{PageUp}');
      await expect(held()).toBe(`2026-03-${number}`);
      await userEvent.keyboard('{PageUp}');
      await expect(held()).toBe(`2026-02-${day > 28 ? 28 : number}`);
      await userEvent.keyboard('{PageDown}{PageDown}');
      await expect(held()?.slice(0, 7)).toBe('2026-04');
    }
  },
};

/** A month of six weeks, all of it done; its sum below. */
export const SixWeeks: Story = {
  args: {
    month: '2025-03',
    stamped: new Set(Array.from({ length: 31 }, (_, i) => `2025-03-${String(i + 1).padStart(2, '0')}`)),
    children: <p style={{ padding: '8px 16px 0', textAlign: 'center' }}>这个月打卡 31 天</p>,
  },
  parameters: { shots: ['dark', 'mobile'] },
};

export const Loading: Story = { args: { loading: true }, parameters: { shots: ['dark'] } };
