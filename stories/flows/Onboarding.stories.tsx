import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { flowResolvers, resetServer, told } from './server.ts';
import { startOver } from './start-over.ts';
import { WholeApp } from './WholeApp.tsx';

/** From the door to the first package: each story goes on where the one before ends. */
const meta = {
  title: 'flows/Onboarding',
  component: WholeApp,
  args: { path: '/' },
  parameters: { layout: 'fullscreen', apollo: { resolvers: flowResolvers }, shots: ['mobile', 'pc'] },
  beforeEach: () => {
    resetServer();
    return startOver(null);
  },
} satisfies Meta<typeof WholeApp>;
export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 10_000 };

export const Landing: Story = {
  parameters: { picture: false },
  play: async () => {
    await screen.findByRole('button', { name: '开始第一关' }, SLOW);
  },
};

export const Guest: Story = {
  parameters: { picture: false },
  play: async (context) => {
    await Landing.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: '开始第一关' }));
    const dialog = await screen.findByRole('dialog', {}, SLOW);
    await userEvent.click(within(dialog).getByRole('button', { name: '开始第一关' }));
    await screen.findByRole('button', { name: /大学/ }, SLOW);
  },
};

export const Identity: Story = {
  play: async (context) => {
    await Guest.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: /大学/ }));
    await userEvent.click(screen.getByRole('radio', { name: '考研' }));
    await userEvent.click(screen.getByRole('button', { name: '继续' }));
    await screen.findByRole('heading', { name: '先许个小目标' }, SLOW);
    await expect(told).toHaveBeenCalledWith('setIdentityTags', [{ key: 43 }]);
  },
};

export const Target: Story = {
  // the map beside it is pictured with the map
  parameters: { shots: ['mobile'] },
  play: async (context) => {
    await Identity.play?.(context);
    await userEvent.click(screen.getByRole('radio', { name: /^14/ }));
    await userEvent.click(screen.getByRole('button', { name: '出发' }));
    await screen.findByRole('button', { name: '第 1 关，开始' }, SLOW);
    await expect(told).toHaveBeenCalledWith('setCheckInTarget', 14);
    (document.activeElement as HTMLElement).blur();
  },
};

/** The shelf holds the first package, and the map can be begun. */
export const FirstPackage: Story = {
  play: async (context) => {
    await Target.play?.(context);
    await userEvent.click(screen.getAllByRole('link', { name: '卡包' })[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: '把「常用英语单词」加入我的卡包' }, SLOW));
    await waitFor(() => expect(told).toHaveBeenCalledWith('addToShelf', 3));
    await expect(await screen.findByText(/已放上架子/)).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};
