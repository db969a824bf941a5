import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Ways } from '#client/features/shelf/AddPackage/Ways.tsx';

const meta = {
  component: Ways,
  args: { onExplore: fn(), onCreate: fn(), onImport: fn(), onRestore: fn() },
} satisfies Meta<typeof Ways>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark', 'en', 'mobile', 'en mobile'] },
  play: async ({ args }) => {
    const [explore, create, bring, restore] = await screen.findAllByRole('button');
    await userEvent.click(explore as HTMLElement);
    await expect(args.onExplore).toHaveBeenCalledOnce();
    await userEvent.click(create as HTMLElement);
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await userEvent.click(bring as HTMLElement);
    await expect(args.onImport).toHaveBeenCalledOnce();
    await userEvent.click(restore as HTMLElement);
    await expect(args.onRestore).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
