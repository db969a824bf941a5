import type { Meta, StoryObj } from '@storybook/react-vite';
import { NextRegionCard } from '#client/features/atlas/NextRegionCard/NextRegionCard.tsx';

const meta = {
  component: NextRegionCard,
  args: { index: 1, done: 8 },
} satisfies Meta<typeof NextRegionCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What comes after the toast is the matcha. */
export const Default: Story = { parameters: { shots: ['mobile', 'dark', 'en'] } };

/** After the sixth land the first one comes again. */
export const Again: Story = { args: { index: 6, done: 0 } };
