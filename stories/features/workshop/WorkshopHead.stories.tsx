import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { pathTo } from '#client/features/workshop/outline/outline.ts';
import { WorkshopHead } from '#client/features/workshop/WorkshopHead/WorkshopHead.tsx';
import { Bench, chapters, pkg } from './bench.tsx';

const meta = {
  component: WorkshopHead,
  args: { pkg, path: pathTo(chapters, 4), cardKey: 401, back: null, onChapter: fn() },
  decorators: [(Story) => <Bench>{Story()}</Bench>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WorkshopHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['pc'] },
  play: async ({ args }) => {
    await expect(await screen.findByRole('link', { name: /去学习/ })).toBeVisible();
    const parent = screen.queryByRole('button', { name: '二 细胞的代谢' });
    if (!parent) return; // a narrow window has no path
    await userEvent.click(parent);
    await expect(args.onChapter).toHaveBeenCalledWith(2);
  },
};
/** Too few cards to study: the button says how many there are. */
export const TooFew: Story = { args: { pkg: { ...pkg, cardCount: 7 } } };
export const OneColumn: Story = {
  args: { back: { label: '光合作用', go: fn() } },
  parameters: { shots: ['mobile', 'en mobile'] },
};
