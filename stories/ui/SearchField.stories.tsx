import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Kbd } from '#client/ui/Kbd/Kbd.tsx';
import { SearchField } from '#client/ui/SearchField/SearchField.tsx';

const meta = {
  title: 'ui/SearchField',
  component: SearchField,
  args: { label: '找卡包', placeholder: '书名、作者、标签', value: '', onSearch: fn(), hint: <Kbd>Ctrl K</Kbd> },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'mobile'] } };

export const Filled: Story = {
  args: { value: '文言文虚词十八个', loading: true },
  parameters: { shots: ['dark'] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByTestId('spinner')).toBeVisible());
  },
};

/** Several keys ask once, when they have come to rest. */
export const Typing: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox', { name: '找卡包' }), ' bread ');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onSearch).toHaveBeenCalled(), { timeout: 3000 });
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenLastCalledWith('bread');
  },
};

/** Enter asks at once, Escape clears, and so does the button, which leaves the focus in the field. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('searchbox');
    await userEvent.type(field, '诗{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('诗');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await userEvent.type(field, '词{Enter}');
    await userEvent.click(within(canvasElement).getByRole('button', { name: '清空' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
    await expect(args.onSearch).toHaveBeenCalledTimes(4);
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  args: { label: 'Find a package', placeholder: 'Title, author or tag', value: 'classical poems', hint: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Clear' })).toBeVisible();
  },
};
