import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { newDraft } from '#client/parts/PackageForm/draft.ts';
import { PackageForm } from '#client/parts/PackageForm/PackageForm/PackageForm.tsx';

const meta = {
  component: PackageForm,
  args: { id: 'form', value: { ...newDraft(), name: '唐诗，一天一首' }, onChange: fn(), onSubmit: fn() },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return (
      <PackageForm
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof PackageForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Enter sends the form; the colour changes the paper. */
export const Default: Story = {
  parameters: { shots: ['dark', 'mobile', 'en mobile'] },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '抹茶' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ style: expect.objectContaining({ themeColor: '#7BA84C' }) }),
    );
    await expect(canvasElement.querySelector('span[data-region="1"]')).not.toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: '名字' }), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Enter that ends a composition belongs to the input method. */
export const Composing: Story = {
  parameters: { picture: false },
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: '名字' });
    await fireEvent.keyDown(name, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(name, { key: 'Enter', keyCode: 229 });
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await fireEvent.keyDown(name, { key: 'Enter', keyCode: 13 });
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Spaces are no name. */
export const Unnamed: Story = {
  args: { value: { ...newDraft(), name: '  ' } },
  parameters: { shots: ['mobile'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '名字' }), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

export const LongName: Story = {
  args: {
    value: {
      ...newDraft(),
      name: '从青铜到人工智能：一百个改变世界的发明，按年代和地点排好，每天认识一个，年底就能讲给别人听',
    },
  },
  parameters: { shots: ['mobile'] },
};

export const Failed: Story = {
  args: { failed: true },
  parameters: { shots: ['mobile', 'en'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('没有存上');
  },
};

/** A cover is chosen in a dialog of its own, and stands on the bag at once. */
export const WithCover: Story = {
  parameters: { shots: ['mobile'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '换成图片或 Emoji' }));
    const dialog = await screen.findByRole('dialog', { name: '换封面' });
    await userEvent.click(within(dialog).getByRole('radio', { name: '风车' }));
    await userEvent.click(within(dialog).getByRole('button', { name: '用这个封面' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.queryByText('唐')).not.toBeInTheDocument();
    (document.activeElement as HTMLElement).blur();
  },
};
