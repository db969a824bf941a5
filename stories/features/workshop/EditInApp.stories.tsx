import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { EditInApp } from '#client/features/workshop/EditInApp/EditInApp.tsx';

const meta = {
  component: EditInApp,
  args: { appUrl: 'https://example.com/app', onRead: fn() },
  globals: { viewport: { value: 'mobile' } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EditInApp>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['mobile', 'dark mobile', 'en mobile'] },
  play: async ({ args }) => {
    await expect(await screen.findByRole('link')).toHaveAttribute('href', 'https://example.com/app');
    await userEvent.click(screen.getByRole('button'));
    await expect(args.onRead).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Before there is an address nothing leads nowhere. */
export const NotYetThere: Story = {
  args: { appUrl: null },
  parameters: { shots: [] },
  play: async () => {
    await screen.findByRole('heading');
    await expect(screen.queryByRole('link')).toBeNull();
  },
};
