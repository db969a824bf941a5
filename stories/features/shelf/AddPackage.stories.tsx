import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AddPackage } from '#client/features/shelf/AddPackage/AddPackage.tsx';
import { ToastRegion } from '#client/ui/Toast/Toast.tsx';

const created = fn();
const appInfo = (production: boolean) => () => ({
  fullVersion: '0.1.0',
  feedbackUrl: 'https://example.org/feedback',
  production,
  updateConfig: { latestVersion: '0.1.0', minVersion: '0.1.0' },
});
const createPackage = (_: unknown, { input }: { input: { name: string } }) => {
  created(input);
  return { id: 71, name: input.name };
};

const meta = {
  component: AddPackage,
  args: { onClose: fn(), onExplore: fn() },
  parameters: {
    layout: 'fullscreen',
    apollo: { resolvers: { Query: { appInfo: appInfo(false) }, Mutation: { createPackage } } },
  },
  beforeEach: () => void created.mockClear(),
  render: (args) => (
    <>
      <AddPackage {...args} />
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof AddPackage>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const blur = () => (document.activeElement as HTMLElement).blur();

async function toTypes() {
  await userEvent.click((await dialog('放一袋上架')).getByRole('button', { name: /自己做一袋/ }));
  return dialog('里面装哪种卡？');
}

async function toName() {
  const types = await toTypes();
  await userEvent.click(types.getByRole('radio', { name: '要点填空' }));
  await userEvent.click(types.getByRole('button', { name: '下一步' }));
  return dialog('给它起个名字');
}

/** The ways to a package more. */
export const Ways: Story = {
  parameters: { shots: ['mobile', 'pc', 'dark mobile', 'en mobile'] },
  play: async ({ args }) => {
    await userEvent.click((await dialog('放一袋上架')).getByRole('button', { name: /去挑一袋/ }));
    await expect(args.onExplore).toHaveBeenCalledOnce();
    blur();
  },
};

/** Importing is not open: it says so, and where a document can be handed in. */
export const Importing: Story = {
  parameters: { shots: ['mobile', 'en'] },
  play: async () => {
    await userEvent.click((await dialog('放一袋上架')).getByRole('button', { name: /从别处搬来/ }));
    const inside = await dialog('从别处搬来');
    await expect(inside.getByText('还没有开放')).toBeVisible();
    await expect(await inside.findByRole('link', { name: '去交文档' })).toHaveAttribute(
      'href',
      'https://example.org/feedback',
    );
    blur();
  },
};

/** What was deleted in the last 30 days is found here; back on the shelf the dialog has done its work. */
export const Restoring: Story = {
  parameters: {
    picture: false,
    apollo: {
      resolvers: {
        Query: {
          appInfo: appInfo(false),
          removedPackages: () => ({
            packages: [
              {
                id: 31,
                name: '唐诗',
                cardType: null,
                cardCount: 4,
                removedAt: '2026-01-03T08:20:00.000Z',
                style: { icon: { type: 'emoji', content: '🍞' }, themeColor: '#7BA84C', packageNameTags: [] },
              },
            ],
          }),
        },
        Mutation: { restorePackage: () => ({ id: 31, name: '唐诗' }) },
      },
    },
  },
  play: async ({ args }) => {
    await userEvent.click((await dialog('放一袋上架')).getByRole('button', { name: /找回删掉的/ }));
    const inside = await dialog('找回删掉的');
    await userEvent.click(await inside.findByRole('button', { name: '把「唐诗」放回架子' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** Nothing chosen: the way on is closed, and says why. */
export const TypeMissing: Story = {
  parameters: { shots: ['mobile', 'pc', 'en mobile'] },
  play: async () => {
    const types = await toTypes();
    const next = types.getByRole('button', { name: '下一步' });
    await expect(next).toBeDisabled();
    await expect(next).toHaveAccessibleDescription('先选一种');
    await waitFor(() => expect(types.getByRole('radio', { name: '选择题' })).toBeInTheDocument());
    blur();
  },
};

export const TypeChosen: Story = {
  parameters: { shots: ['dark mobile', 'dark pc'] },
  play: async () => {
    const types = await toTypes();
    await userEvent.click(types.getByRole('radio', { name: '英文单词' }));
    await expect(types.getByRole('button', { name: '下一步' })).toBeEnabled();
    await userEvent.click(types.getByRole('button', { name: '上一步' }));
    await toTypes();
    // What was chosen is still chosen.
    await expect(types.getByRole('radio', { name: '英文单词' })).toBeChecked();
    blur();
  },
};

export const InProduction: Story = {
  parameters: { picture: false, apollo: { resolvers: { Query: { appInfo: appInfo(true) } } } },
  play: async () => {
    const types = await toTypes();
    await expect(types.getAllByRole('radio')).toHaveLength(3);
  },
};

/** The name waits for its text; the button says so. */
export const Naming: Story = {
  parameters: { shots: ['mobile', 'pc', 'dark mobile', 'en mobile'] },
  play: async () => {
    const inside = await toName();
    await expect(inside.getByRole('textbox', { name: '名字' })).toHaveFocus();
    const done = inside.getByRole('button', { name: '做好了，去写卡片' });
    await expect(done).toBeDisabled();
    await expect(done).toHaveAccessibleDescription('先起个名字');
    blur();
  },
};

/** Enter makes it, trimmed, and its page opens. */
export const Created: Story = {
  parameters: { picture: false },
  play: async ({ args }) => {
    const inside = await toName();
    await userEvent.type(inside.getByRole('textbox', { name: '名字' }), '  唐诗，一天一首 {Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(created).toHaveBeenCalledOnce();
    await expect(created).toHaveBeenCalledWith(
      expect.objectContaining({
        name: '唐诗，一天一首',
        cardType: 'CLOZE',
        style: { icon: { type: 'emoji', content: '🍞' }, themeColor: '#E29A45', packageNameTags: [] },
      }),
    );
  },
};

/** A failure keeps the dialog and what was written. */
export const Refused: Story = {
  parameters: {
    shots: ['mobile'],
    apollo: {
      resolvers: {
        Query: { appInfo: appInfo(false) },
        Mutation: {
          createPackage: () => {
            throw new Error('no');
          },
        },
      },
    },
  },
  play: async ({ args }) => {
    const inside = await toName();
    const name = inside.getByRole('textbox', { name: '名字' });
    await userEvent.type(name, '宋词{Enter}');
    await expect(await inside.findByText(/没有存上/)).toBeVisible();
    await expect(name).toHaveValue('宋词');
    await expect(args.onClose).not.toHaveBeenCalled();
    blur();
  },
};
