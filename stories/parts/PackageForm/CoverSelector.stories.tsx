import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CoverSelector } from '#client/parts/PackageForm/CoverSelector/CoverSelector.tsx';
import { newDraft } from '#client/parts/PackageForm/draft.ts';

const draft = { ...newDraft(), id: 12, name: '唐诗，一天一首' };
const withIcon = (type: 'emoji' | 'imgv2', content: string) => ({
  ...draft,
  style: { ...draft.style, themeColor: '#7BA84C', icon: { type, content } },
});

const meta = {
  component: CoverSelector,
  args: { package: withIcon('imgv2', 'kit:windmill'), onChoose: fn(), onClose: fn() },
} satisfies Meta<typeof CoverSelector>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: '换封面' });

/** Our drawings by kind; what is chosen stands on the bag. */
export const Pictures: Story = {
  parameters: { shots: ['pc', 'dark pc'] },
  play: async () => {
    const inside = within(await dialog());
    await expect(inside.getByRole('radio', { name: '风车' })).toBeChecked();
    await expect(inside.getByText('选了图，字就让到后面。')).toBeVisible();
  },
};

export const English: Story = {
  parameters: { shots: ['en pc'] },
};

export const Emoji: Story = {
  args: { package: withIcon('emoji', '🏔️') },
  parameters: { shots: ['pc'] },
  play: async () => {
    await expect(within(await dialog()).getByRole('tab', { name: 'Emoji' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** A search looks at names in both languages and at kinds; arrow keys choose. */
export const Search: Story = {
  parameters: { shots: [] },
  play: async ({ args }) => {
    const inside = within(await dialog());
    await userEvent.click(inside.getByRole('tab', { name: 'Emoji' }));
    const field = await inside.findByRole('searchbox');
    await userEvent.type(field, 'mountain');
    await expect(inside.getAllByRole('radio', { name: '雪山' })).toHaveLength(1);
    await expect(inside.queryByRole('radio', { name: '火山' })).not.toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, '学科');
    await userEvent.click(inside.getByRole('radio', { name: '算盘' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(inside.getByRole('radio', { name: '除号' })).toBeChecked();
    await userEvent.click(inside.getByRole('button', { name: '用这个封面' }));
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ icon: { type: 'emoji', content: '➗' }, themeColor: '#7BA84C' }),
    );
    (document.activeElement as HTMLElement).blur();
  },
};

export const NothingFound: Story = {
  parameters: { shots: [] },
  play: async () => {
    const inside = within(await dialog());
    await userEvent.click(inside.getByRole('button', { name: '厨房' }));
    await expect(inside.queryByRole('radio', { name: '风车' })).not.toBeInTheDocument();
    await userEvent.type(inside.getByRole('searchbox'), '量子纠缠');
    await expect(inside.getByText('没有找到，换个说法试试。')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

/** The letter stays once the picture is taken away. */
export const Letter: Story = {
  parameters: { shots: [] },
  play: async ({ args }) => {
    const inside = within(await dialog());
    await userEvent.click(inside.getByRole('button', { name: '不要图，用字' }));
    await userEvent.type(inside.getByRole('textbox', { name: '袋子上的字' }), '诗');
    await userEvent.click(inside.getByRole('radio', { name: '莓酱' }));
    await userEvent.click(inside.getByRole('button', { name: '用这个封面' }));
    await expect(args.onChoose).toHaveBeenCalledWith({
      icon: { type: 'emoji', content: '🍞' },
      themeColor: '#EC6F8B',
      packageNameTags: ['诗'],
    });
    (document.activeElement as HTMLElement).blur();
  },
};

const picture = () =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'], 'own.svg', { type: 'image/svg+xml' });
const assetId = `${'0b'.repeat(32)}.webp`;

/** An own picture is sent and chosen. */
export const Uploading: Story = {
  parameters: { picture: false },
  beforeEach: () => {
    const real = globalThis.fetch;
    globalThis.fetch = (input, init) =>
      String(input).includes('dedup-assets/check')
        ? Promise.resolve(
            Response.json({
              code: 0,
              message: '',
              data: { exists: true, fileInfo: { assetId, url: `/files/${assetId}` }, postInfo: null },
            }),
          )
        : real(input, init);
    return () => {
      globalThis.fetch = real;
    };
  },
  play: async ({ args }) => {
    const inside = within(await dialog());
    await userEvent.upload(inside.getByLabelText('上传自己的图', { selector: 'input' }), picture());
    await waitFor(() => expect(inside.getByRole('radio', { name: '上传的图' })).toBeChecked());
    await userEvent.click(inside.getByRole('button', { name: '用这个封面' }));
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ icon: { type: 'imgv2', content: assetId } }),
    );
  },
};

/** What is no picture is refused in words, and the cover stays as it is. */
export const UploadRefused: Story = {
  parameters: { shots: [] },
  play: async () => {
    const inside = within(await dialog());
    const input = inside.getByLabelText('上传自己的图', { selector: 'input' });
    await userEvent.upload(input, new File(['x'], 'notes.txt', { type: 'text/plain' }), { applyAccept: false });
    await expect(await inside.findByRole('alert')).toHaveTextContent('不认这种图');
    await expect(inside.getByRole('radio', { name: '风车' })).toBeChecked();
  },
};
