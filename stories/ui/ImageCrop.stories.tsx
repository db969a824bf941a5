import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ImageCrop } from '#client/ui/ImageCrop/ImageCrop.tsx';

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1600" viewBox="0 0 240 160"><rect width="240" height="160" fill="#8fd0ec"/><circle cx="120" cy="86" r="54" fill="#e29a45"/><circle cx="102" cy="80" r="5" fill="#3b2713"/><circle cx="138" cy="80" r="5" fill="#3b2713"/><path d="M106 98q14 16 28 0" stroke="#3b2713" stroke-width="5" fill="none"/></svg>',
)}`;

const meta = {
  title: 'ui/ImageCrop',
  component: ImageCrop,
  parameters: { layout: 'fullscreen' },
  args: { open: true, src: PICTURE, onCancel: fn(), onDone: fn(), onError: fn() },
} satisfies Meta<typeof ImageCrop>;
export default meta;

type Story = StoryObj<typeof meta>;

const ready = () => waitFor(() => expect(screen.getByRole('button', { name: '用这一块' })).toBeEnabled());

export const Default: Story = { parameters: { shots: ['dark', 'mobile', 'en'] }, play: ready };

export const Square: Story = { args: { shape: 'square' }, play: ready };

/** Plus brings it nearer, the slider goes on, and a square of at most 1024 px comes out. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await ready();
    const area = screen.getByRole('group', { name: /裁切范围/ });
    (area.querySelector('[tabindex="0"]') as HTMLElement).focus();
    await userEvent.keyboard('++');
    const zoom = screen.getByRole('slider', { name: '缩放' });
    await waitFor(() => expect(zoom).toHaveValue('120'));
    zoom.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(zoom).toHaveValue('115'));
    await userEvent.click(screen.getByRole('button', { name: '用这一块' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce(), { timeout: 10_000 });
    const [blob] = (args.onDone as ReturnType<typeof fn>).mock.calls[0] as [Blob];
    await expect(blob.type).toBe('image/jpeg');
    const { width, height } = await createImageBitmap(blob);
    await expect([width, height]).toEqual([1024, 1024]);
  },
};

export const Unreadable: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  parameters: { picture: false },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onError).toHaveBeenCalled());
    await expect(screen.getByRole('button', { name: '用这一块' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = { args: { saving: true } };
