import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { places } from '#client/app/features.ts';
import { MainNav } from '#client/app/MainNav/MainNav.tsx';

const answers = (unclaimedTaskCount: number) => ({
  Query: { unclaimedTaskCount: () => unclaimedTaskCount, unreadMessageCount: () => 2 },
});

const meta = {
  component: MainNav,
  args: { places, current: '/atlas' },
  parameters: { layout: 'fullscreen', router: { path: '/atlas' }, apollo: { resolvers: answers(2) } },
} satisfies Meta<typeof MainNav>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A rail of pictures, with words where it is wide, a bar at the bottom of a phone. */
export const Default: Story = {
  parameters: { shots: ['mobile', 'dark mobile', 'en mobile', 'pc', 'dark pc', 'en pc'] },
  play: async () => {
    await expect((await screen.findAllByText('2 个奖励待领取')).length).toBeGreaterThan(0);
    for (const link of screen.getAllByRole('link', { name: /闯关/ }))
      await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(screen.getByRole('link', { name: /帮助/ })).toHaveAttribute('href', '/help');
  },
};

/** More than 99 rewards are 99+. */
export const Many: Story = {
  parameters: { apollo: { resolvers: answers(120) }, shots: ['mobile'] },
  play: async () => {
    await expect((await screen.findAllByText('99+')).length).toBeGreaterThan(0);
  },
};
