import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { BreadOffers } from '#client/features/energy/BreadOffers/BreadOffers.tsx';

const meta = {
  component: BreadOffers,
  args: {
    full: false,
    onBought: fn(),
    offers: {
      energyExchanges: [
        { configId: 1, energy: 10, fillsUp: false, diamond: 20 },
        { configId: 2, energy: 28, fillsUp: true, diamond: 50 },
      ],
      energyLimitExchange: {
        addedEnergyLimit: 15,
        maxEnergyLimitCapacity: 60,
        diamondExchange: { diamond: 200, energyLimit: 5 },
      },
    },
  },
} satisfies Meta<typeof BreadOffers>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'en mobile'] } };

/** Who has enough bread may still raise the limit. */
export const Full: Story = { args: { full: true } };

/** A refusal closes nothing: what happened is said by whoever handles all failures. */
export const TooFewDiamonds: Story = {
  parameters: {
    picture: false,
    apollo: {
      resolvers: {
        Mutation: {
          exchangeEnergy: () => {
            throw new Error('钻石不足');
          },
        },
      },
    },
  },
  play: async ({ args }) => {
    const button = await screen.findByRole('button', { name: '10 个面包，20 钻石' });
    await userEvent.click(button);
    await expect(button).toBeEnabled();
    await expect(args.onBought).not.toHaveBeenCalled();
  },
};
