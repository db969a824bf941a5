import type { Meta, StoryObj } from '@storybook/react-vite';
import { TIERS } from '#client/art/kit/tiers.ts';
import { TierBadge } from '#client/art/TierBadge/TierBadge.tsx';
import { Sheet } from '#stories/support/Sheet.tsx';

const meta = { title: 'art/TierBadge', component: TierBadge, args: { tier: TIERS[2], size: 96 } } satisfies Meta<
  typeof TierBadge
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark'] } };

export const Sizes: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <>
      {[24, 48, 96].map((size) => (
        <Sheet key={size} columns={TIERS.length}>
          {TIERS.map((tier) => (
            <TierBadge key={tier} tier={tier} size={size} />
          ))}
        </Sheet>
      ))}
      <Sheet columns={3}>
        {TIERS.slice(-3).map((tier) => (
          <TierBadge key={tier} tier={tier} size={240} />
        ))}
      </Sheet>
    </>
  ),
};
