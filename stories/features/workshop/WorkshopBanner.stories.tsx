import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { WorkshopBanner } from '#client/features/workshop/WorkshopBanner/WorkshopBanner.tsx';
import { pkg } from './bench.tsx';

const meta = {
  component: WorkshopBanner,
  args: { pkg, onEdit: fn() },
  decorators: [(Story) => <div style={{ width: 212 }}>{Story()}</div>],
} satisfies Meta<typeof WorkshopBanner>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: pkg.name }));
    await expect(args.onEdit).toHaveBeenCalled();
  },
};
export const LongName: StoryObj<typeof meta> = {
  args: { pkg: { ...pkg, name: '一个名字很长很长很长，长到要折成好几行才放得下的卡包', cardCountLearned: 186 } },
};
