import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { RootLayout } from '#client/app/RootLayout/RootLayout.tsx';
import { toast } from '#client/ui/Toast/toasts.ts';

const meta = {
  component: RootLayout,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RootLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Without a network a banner says so, until it is back. */
export const Offline: Story = {
  parameters: { shots: ['mobile', 'dark mobile', 'en mobile'] },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
      dispatchEvent(new Event('online'));
    };
  },
  play: async ({ canvas }) => {
    dispatchEvent(new Event('offline'));
    await expect(await canvas.findByText('断网了，正在用本机的内容')).toBeVisible();
  },
};

/** What is said stands over the page, and is heard. */
export const Says: Story = {
  parameters: { shots: ['mobile', 'dark mobile'] },
  play: async () => {
    toast({ kind: 'success', text: '已放上架子' }, Number.POSITIVE_INFINITY);
    await expect(await screen.findByText('已放上架子')).toBeVisible();
  },
};
