import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  type AuthoringServices,
  AuthoringServicesProvider,
  type UploadOptions,
} from '#client/parts/cards/editor/authoring-services.ts';
import {
  IllustrationField,
  type IllustrationFieldProps,
} from '#client/parts/cards/editor/IllustrationField/IllustrationField.tsx';
import { UploadError } from '#client/platform/upload/upload-error.ts';
import { useToasts } from '#client/ui/Toast/toasts.ts';
import type { Illustration } from '#domain/cards/content.ts';
import { services } from './EditorBench.tsx';

interface BenchProps extends IllustrationFieldProps {
  uploadImage?: AuthoringServices['uploadImage'];
  /** another field of the card beside it */
  withText?: boolean;
}

/** The field, which keeps what is put into it. */
function Bench({ value: first, onChange, uploadImage = services.uploadImage, withText = false, ...rest }: BenchProps) {
  const [value, setValue] = useState<Illustration | null>(first);
  return (
    <AuthoringServicesProvider value={{ ...services, uploadImage }}>
      <div style={{ maxWidth: 480 }}>
        {withText && <textarea aria-label="正文" />}
        <IllustrationField
          {...rest}
          value={value}
          onChange={(next) => {
            setValue(next);
            onChange(next);
          }}
        />
      </div>
    </AuthoringServicesProvider>
  );
}

const croissant: Illustration = { assetId: 'kit:croissant', alt: '一个牛角包' };

const meta = {
  component: IllustrationField,
  args: { value: null, onChange: fn() },
  render: (args) => <Bench {...args} />,
} satisfies Meta<typeof Bench>;
export default meta;

type Story = StoryObj<typeof Bench>;

const picture = new File(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96" fill="#e8b86d"/><circle cx="48" cy="48" r="30" fill="#8a5524"/></svg>',
  ],
  'roll.svg',
  { type: 'image/svg+xml' },
);
const letter = new File(['面粉 500 克'], 'recipe.txt', { type: 'text/plain' });

/** Files let go over the field. */
function drop(on: HTMLElement, ...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return fireEvent(on, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

const input = () => screen.findByLabelText('加一张图', { selector: 'input' });
const field = () => screen.findByRole('region', { name: '配图' });

/** An upload that goes on until the story ends it. */
function heldUpload() {
  const held = { options: undefined as UploadOptions | undefined, fail: () => {}, done: () => {} };
  const uploadImage = fn<AuthoringServices['uploadImage']>(
    (_, options) =>
      new Promise((resolve, reject) => {
        held.options = options;
        held.fail = () => reject(new Error('no network'));
        held.done = () => resolve({ assetId: 'kit:croissant', url: '' });
      }),
  );
  return { held, uploadImage };
}

export const Default: Story = { args: { value: croissant }, parameters: { shots: ['dark', 'mobile', 'en mobile'] } };
export const Empty: Story = { parameters: { shots: ['mobile'] } };
export const ReadOnly: Story = { args: { value: croissant, readOnly: true } };

export const Chosen: Story = {
  play: async ({ args }) => {
    await userEvent.upload(await input(), picture);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ assetId: 'kit:croissant' }));
    await expect(await screen.findByRole('button', { name: '换一张' })).toBeVisible();
    await expect(await screen.findByRole('button', { name: '裁成方形' })).toBeVisible();
  },
};

export const Dropped: Story = {
  play: async ({ args }) => {
    await drop(await field(), letter, picture);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ assetId: 'kit:croissant' }));
  },
};

/** Files that come to another field of the card are its picture as well; beside the card nothing takes them, the browser neither. */
export const BroughtToTheCard: Story = {
  args: { withText: true },
  parameters: { picture: false, shots: [] },
  play: async ({ args, step }) => {
    const text = await screen.findByRole('textbox', { name: '正文' });
    const comes = () => waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ assetId: 'kit:croissant' }));
    const paste = (...data: (string | File)[]) => {
      const clipboardData = new DataTransfer();
      for (const one of data)
        if (typeof one === 'string') clipboardData.setData('text/plain', one);
        else clipboardData.items.add(one);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      text.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const held = (over: HTMLElement) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(picture);
      const event = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer });
      over.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await step('words with a picture of them stay words', async () => {
      await expect(paste('面包', picture)).toBe(false);
    });
    await step('beside the card', async () => {
      await expect(held(document.body)).toBe(true);
      await expect(await field()).not.toHaveAttribute('data-over');
      await drop(document.body, picture);
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('dropped', async () => {
      await expect(held(text)).toBe(true);
      await waitFor(async () => expect(await field()).toHaveAttribute('data-over'));
      await drop(text, picture);
      await comes();
      await expect(await field()).not.toHaveAttribute('data-over');
    });
    await step('pasted', async () => {
      (args.onChange as ReturnType<typeof fn>).mockClear();
      await expect(paste(picture)).toBe(true);
      await comes();
    });
  },
};

/** A picture from the clipboard; words that are pasted stay the field's own. */
export const Pasted: Story = {
  parameters: { shots: [] },
  play: async ({ args }) => {
    const paste = async (fill: (data: DataTransfer) => void) => {
      const clipboardData = new DataTransfer();
      fill(clipboardData);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      await fireEvent(await field(), event);
      return event.defaultPrevented;
    };
    await expect(await paste((data) => data.setData('text/plain', '面包'))).toBe(false);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(await paste((data) => void data.items.add(picture))).toBe(true);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ assetId: 'kit:croissant' }));
  },
};

/** What was chosen can be cut to a square, which is sent in its place; an animation cannot. */
export const Cropped: Story = {
  args: { uploadImage: fn(async () => ({ assetId: 'kit:croissant', url: '' })) },
  parameters: { shots: [] },
  play: async ({ args, step }) => {
    const sent = () => (args.uploadImage as ReturnType<typeof fn>).mock.calls.map(([file]) => (file as File).type);
    await userEvent.upload(await input(), picture);
    await step('cut', async () => {
      await userEvent.click(await screen.findByRole('button', { name: '裁成方形' }));
      const use = await screen.findByRole('button', { name: '用这一块' }, { timeout: 10_000 });
      await waitFor(() => expect(use).toBeEnabled(), { timeout: 10_000 });
      await userEvent.click(use);
      await waitFor(() => expect(sent()).toEqual(['image/svg+xml', 'image/jpeg']), { timeout: 10_000 });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('an animation', async () => {
      await userEvent.upload(await input(), new File(['GIF89a'], 'bread.gif', { type: 'image/gif' }));
      await waitFor(() => expect(sent()).toHaveLength(3));
      await waitFor(() => expect(screen.queryByRole('button', { name: '裁成方形' })).toBeNull());
    });
  },
};

const kept = '0a'.repeat(32);
/** A picture whose sending was cancelled is forgotten: the next cut starts from that of the card. */
export const CroppedAfterCancel: Story = {
  parameters: { picture: false, shots: [] },
  args: { uploadImage: fn() },
  play: async ({ args, step }) => {
    const upload = args.uploadImage as ReturnType<typeof fn>;
    upload.mockReset().mockImplementation(async () => ({ assetId: `kit:${upload.mock.calls.length}`, url: '' }));
    const cut = async () => userEvent.click(await screen.findByRole('button', { name: '裁成方形' }));
    const use = () => screen.findByRole('button', { name: '用这一块' }, { timeout: 10_000 });
    const widthOf = async () => {
      const shown = await waitFor(() => {
        const image = screen.getByRole('dialog').querySelector('img') as HTMLImageElement;
        expect(image.naturalWidth).toBeGreaterThan(0);
        return image;
      });
      return shown.naturalWidth;
    };
    await userEvent.upload(await input(), picture);
    await step('another is on its way, and is not waited for', async () => {
      upload.mockImplementationOnce(() => new Promise(() => undefined));
      const other = new File([(await picture.text()).replace('width="96"', 'width="48"')], 'half.svg', {
        type: 'image/svg+xml',
      });
      await screen.findByRole('button', { name: '裁成方形' });
      await userEvent.upload(await input(), other);
      await userEvent.click(await screen.findByRole('button', { name: '取消上传' }));
    });
    await cut();
    await waitFor(async () => expect(await use()).toBeEnabled(), { timeout: 10_000 });
    await userEvent.click(await use());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 10_000 });
    await cut();
    await use();
    await expect(await widthOf()).toBe(96);
    await userEvent.click(await screen.findByRole('button', { name: '不裁了' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A picture that was sent on another day can be cut too; where it does not come, that is said and nothing changes. */
export const KeptCropped: Story = {
  args: { value: { assetId: `${kept}.webp` } },
  parameters: { picture: false, shots: [] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '裁成方形' }));
    await waitFor(() => expect(useToasts.getState().entries[0]?.text).toMatch(/^这张图裁不了/), { timeout: 10_000 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** An animation that the server keeps is not cut. */
export const KeptAnimation: Story = {
  args: { value: { assetId: `${kept}.gif` } },
  parameters: { picture: false, shots: [] },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '换一张' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: '裁成方形' })).toBeNull();
  },
};

/** A file that is no picture is refused in words, and nothing is sent. */
export const WrongFile: Story = {
  args: { uploadImage: fn() },
  play: async ({ args }) => {
    await drop(await field(), letter);
    await waitFor(() => expect(useToasts.getState().entries[0]?.text).toMatch(/^这种文件放不进来/));
    await expect(args.uploadImage).not.toHaveBeenCalled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const sending = heldUpload();
/** While it is on its way its progress is said; cancelled, the field is as it was. */
export const Sending: Story = {
  args: { uploadImage: sending.uploadImage },
  parameters: { shots: ['mobile'] },
  play: async ({ args, step }) => {
    await userEvent.upload(await input(), picture);
    await waitFor(() => expect(sending.held.options).toBeDefined());
    sending.held.options?.onProgress?.(0.4);
    const meter = await screen.findByRole('progressbar', { name: '正在上传' });
    await waitFor(() => expect(meter).toHaveAttribute('aria-valuenow', '40'));
    await step('cancelled', async () => {
      await userEvent.click(await screen.findByRole('button', { name: '取消上传' }));
      await expect(sending.held.options?.signal?.aborted).toBe(true);
      await expect(await screen.findByRole('button', { name: '加一张图' })).toBeVisible();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await userEvent.upload(await input(), picture);
    sending.held.options?.onProgress?.(0.6);
    await expect(await screen.findByRole('progressbar', { name: '正在上传' })).toBeVisible();
  },
};

const failing = heldUpload();
export const Failed: Story = {
  args: { uploadImage: failing.uploadImage },
  play: async () => {
    failing.uploadImage.mockClear();
    await userEvent.upload(await input(), picture);
    await waitFor(() => expect(failing.uploadImage).toHaveBeenCalledOnce());
    failing.held.fail();
    await expect(await screen.findByRole('alert')).toHaveTextContent('图没有传上去');
  },
};

/** What a repeat cannot mend asks for another picture, and says why. */
export const FailedForGood: Story = {
  args: {
    uploadImage: async () => {
      throw new UploadError('size');
    },
  },
  parameters: { shots: ['mobile'] },
  play: async ({ args }) => {
    await userEvent.upload(await input(), picture);
    await expect(await screen.findByRole('alert')).toHaveTextContent('图太大了，要在 10 MB 以内。');
    await expect(screen.getByRole('button', { name: '换一张' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: '再传一次' })).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const retried = heldUpload();
export const Retried: Story = {
  args: { uploadImage: retried.uploadImage },
  play: async ({ args }) => {
    retried.uploadImage.mockClear();
    await userEvent.upload(await input(), picture);
    await waitFor(() => expect(retried.uploadImage).toHaveBeenCalledOnce());
    retried.held.fail();
    await userEvent.click(await screen.findByRole('button', { name: '再传一次' }));
    await waitFor(() => expect(retried.uploadImage).toHaveBeenCalledTimes(2));
    retried.held.done();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ assetId: 'kit:croissant' }));
  },
};

export const Removed: Story = {
  args: { value: croissant },
  play: async ({ args, step }) => {
    await userEvent.click(await screen.findByRole('button', { name: '去掉配图' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await step('undone', async () => {
      const [said] = useToasts.getState().entries;
      await expect(said?.text).toBe('配图去掉了');
      said?.action?.onAct();
      await expect(args.onChange).toHaveBeenLastCalledWith(croissant);
      await expect(await screen.findByRole('textbox', { name: '看不见图的人会听到' })).toHaveValue('一个牛角包');
    });
  },
};

/** The words for who cannot see the picture stay when another one takes its place. */
export const PutInWords: Story = {
  args: { value: { assetId: 'kit:loaf' } },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: '看不见图的人会听到' }), '牛角包');
    await expect(args.onChange).toHaveBeenLastCalledWith({ assetId: 'kit:loaf', alt: '牛角包' });
    await userEvent.upload(await input(), picture);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ assetId: 'kit:croissant', alt: '牛角包' }));
  },
};

/** The words for the picture count down before their bound; typing on is allowed, and it is said by how much they are too long. */
export const WordsTooLong: Story = {
  args: { value: { assetId: 'kit:croissant', alt: '面'.repeat(899) } },
  parameters: { picture: false, shots: [] },
  play: async ({ args }) => {
    const words = await screen.findByRole('textbox', { name: '看不见图的人会听到' });
    await expect(screen.queryByText(/还能写/)).toBeNull();
    await userEvent.click(words);
    await userEvent.paste('𠮷');
    await expect(await screen.findByText('还能写 100 字')).toBeVisible();
    await expect(words).toBeValid();
    await userEvent.paste('包'.repeat(103));
    await expect(await screen.findByText('多了 3 字')).toBeVisible();
    await expect(words).toBeInvalid();
    await expect(words).toHaveAccessibleDescription('多了 3 字');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ alt: expect.stringMatching(/𠮷包{103}$/u) }),
    );
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect(await screen.findByText('还能写 0 字')).toBeVisible();
    await expect(words).toBeValid();
  },
};
