import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { EnergyDialog } from '#client/features/energy/EnergyDialog/EnergyDialog.tsx';
import { closeEnergyDialog, openEnergyDialog } from '#client/platform/dialogs.ts';
import { ToastRegion } from '#client/ui/Toast/Toast.tsx';

const bread = (currentEnergy: number) => ({
  currentEnergy,
  energyLimit: 30,
  nextTickAt: currentEnergy >= 30 ? null : '2026-04-15T00:42:40.000Z',
  recoverInterval: 20,
});

const answers = (currentEnergy: number, freeEnergyUsed: boolean) => ({
  Query: { energy: () => bread(currentEnergy), currentUser: () => ({ id: 1, flag: { freeEnergyUsed } }) },
  Mutation: { claimFreeEnergy: () => bread(30) },
});

const meta = {
  component: EnergyDialog,
  parameters: { layout: 'fullscreen', apollo: { resolvers: answers(2, false) } },
  beforeEach: () => {
    openEnergyDialog();
    return closeEnergyDialog;
  },
  render: () => (
    <>
      <EnergyDialog />
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof EnergyDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The free way comes first, once for an account. */
export const Free: Story = {
  parameters: { shots: ['mobile', 'dark mobile', 'en mobile', 'pc'] },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '免费烤满' })).toBeEnabled();
    await expect(screen.getAllByText('+1 · 12:40').length).toBeGreaterThan(0);
  },
};

/** Claiming fills the basket, says so and closes. */
export const Claims: Story = {
  parameters: { picture: false },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '免费烤满' }));
    await expect(await screen.findByText('面包烤满了')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Used already: only time helps. */
export const Used: Story = {
  parameters: { apollo: { resolvers: answers(2, true) }, shots: ['mobile'] },
  play: async () => {
    await expect(await screen.findByText(/已经用过/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: '免费烤满' })).toBeNull();
  },
};

export const Full: Story = {
  parameters: { apollo: { resolvers: answers(30, false) } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '免费烤满' })).toBeDisabled();
  },
};
