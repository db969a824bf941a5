import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TimePicker, type TimePickerProps } from '#client/ui/TimePicker/TimePicker.tsx';

function Held(props: TimePickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TimePicker
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'ui/TimePicker',
  component: TimePicker,
  args: { label: '每天几点提醒', value: '20:30', onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TimePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'mobile'] } };

/** Arrows go a step, Home and End to the ends, digits straight there. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('listbox', { name: '时' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('21:30');
    await userEvent.keyboard('07');
    await expect(args.onChange).toHaveBeenLastCalledWith('07:30');
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith('07:55');
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith('07:00');
    await expect(canvas.getByRole('option', { name: '07', selected: true })).toBeVisible();
  },
};

/** What stands in the middle when the wheel comes to rest is chosen. */
export const Turning: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement)
      .getByRole('listbox', { name: '时' })
      .scrollTo({ top: 6 * 44, behavior: 'instant' });
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('06:30'), { timeout: 3000 });
  },
};

/** A tap on a row chooses it. A minute between two steps shows as the step before. */
export const QuarterHours: Story = {
  args: { step: 15, value: '08:50' },
  play: async ({ canvasElement, args }) => {
    const minutes = within(canvasElement).getByRole('listbox', { name: '分' });
    await expect(within(minutes).getAllByRole('option')).toHaveLength(4);
    await expect(within(minutes).getByRole('option', { selected: true })).toHaveTextContent('45');
    await userEvent.click(within(minutes).getByText('30'));
    await expect(args.onChange).toHaveBeenLastCalledWith('08:30');
  },
};

export const Disabled: Story = { args: { disabled: true }, parameters: { shots: ['dark'] } };

export const English: Story = {
  globals: { locale: 'en' },
  args: { label: 'Remind me every day at' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('listbox', { name: 'Minute' })).toBeVisible();
  },
};

const later = () => new Promise((done) => setTimeout(done, 300));

/** Where a wheel comes to rest after the other was set, both count. */
export const Late: Story = {
  parameters: { picture: false },
  play: async ({ canvas, args }) => {
    const minutes = canvas.getByRole('listbox', { name: '分' });
    canvas.getByRole('listbox', { name: '时' }).focus();
    await later();
    minutes.scrollTo({ top: 0, behavior: 'instant' });
    await new Promise((turned) => minutes.addEventListener('scroll', turned, { once: true }));
    await userEvent.keyboard('{Home}');
    await later();
    await expect(args.onChange).toHaveBeenLastCalledWith('00:00');
  },
};

/** A wheel that turns to its number by itself and falters on the way, on a slow machine, chooses nothing there. */
export const Falters: Story = {
  parameters: { picture: false },
  beforeEach: () => {
    const asked = window.matchMedia;
    // Where movement is wanted: the tests ask for none.
    window.matchMedia = (query) => asked.call(window, query.replace('reduce)', 'no-preference)'));
    return () => {
      window.matchMedia = asked;
    };
  },
  play: async ({ canvas, args }) => {
    const wheel = canvas.getByRole('listbox', { name: '时' });
    wheel.focus();
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith('00:30');
    // Held as it sets out, longer than a wheel takes to stand still.
    wheel.scrollTo({ top: 19 * 44, behavior: 'instant' });
    await later();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
