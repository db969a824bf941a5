import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { EnergyDialog } from '#client/features/energy/EnergyDialog/EnergyDialog.tsx';
import { closeDialog, openDialog } from '#client/platform/dialogs.ts';
import { ToastRegion } from '#client/ui/Toast/Toast.tsx';

const bread = (currentEnergy: number) => ({
  currentEnergy,
  energyLimit: 30,
  nextTickAt: currentEnergy >= 30 ? null : '2026-04-15T00:42:40.000Z',
  recoverInterval: 20,
});

const offers = (currentEnergy: number) => [
  { configId: 1, energy: 10, fillsUp: false, diamond: 20 },
  { configId: 2, energy: 30 - currentEnergy, fillsUp: true, diamond: 50 },
];
const limit = (addedEnergyLimit: number) => ({
  addedEnergyLimit,
  maxEnergyLimitCapacity: 60,
  diamondExchange: addedEnergyLimit < 60 ? { diamond: 200, energyLimit: 5 } : null,
});

const answers = (currentEnergy: number, freeEnergyUsed: boolean, { diamond = 86, added = 0 } = {}) => ({
  Query: {
    energy: () => bread(currentEnergy),
    currentUser: () => ({ id: 1, flag: { freeEnergyUsed } }),
    assets: () => ({ diamond, exp: 486 }),
    energyExchanges: () => offers(currentEnergy),
    energyLimitExchange: () => limit(added),
  },
  Mutation: {
    claimFreeEnergy: () => bread(30),
    exchangeEnergy: () => ({ energy: bread(12), assets: { diamond: diamond - 20, exp: 486 } }),
    exchangeEnergyLimit: () => ({
      energy: { ...bread(2), energyLimit: 35 },
      assets: { diamond: diamond - 200, exp: 486 },
    }),
  },
});

const meta = {
  component: EnergyDialog,
  parameters: { layout: 'fullscreen', apollo: { resolvers: answers(2, false) } },
  beforeEach: () => {
    openDialog('energy');
    return closeDialog;
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

/** Ten loaves for twenty diamonds: it says so and closes. */
export const Buys: Story = {
  parameters: { picture: false },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '10 个面包，20 钻石' }));
    await expect(await screen.findByText('新出炉 10 个面包')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A step of the limit: the bar grows, and the dialog stays for what one came for. */
export const Raises: Story = {
  parameters: { picture: false, apollo: { resolvers: answers(2, true, { diamond: 240 }) } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '面包上限 +5，200 钻石' }));
    await expect(await screen.findByText('面包上限现在是 35')).toBeVisible();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** All that may be added was added: no further step is offered. */
export const Highest: Story = {
  parameters: { picture: false, apollo: { resolvers: answers(2, true, { added: 60 }) } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /个面包/ })).toBeVisible();
    await expect(screen.queryByText(/面包上限/)).toBeNull();
  },
};

/** Used already: time helps, or diamonds. */
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
    for (const name of [/个面包/, /烤满一篮/]) await expect(screen.getByRole('button', { name })).toBeDisabled();
    await expect(screen.getByRole('button', { name: /面包上限/ })).toBeEnabled();
  },
};
