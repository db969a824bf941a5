import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReviewRow } from '#client/features/atlas/ReviewRow/ReviewRow.tsx';
import type { ReviewRow_CardFragment } from '#client/graphql/generated/atlas.ts';
import { lookBack } from './sample-atlas.ts';

const [first] = lookBack().cards;
const card = first as unknown as ReviewRow_CardFragment;

const meta = {
  component: ReviewRow,
  args: { card, number: 1 },
  render: (args) => (
    <ul style={{ maxWidth: 480 }}>
      <ReviewRow {...args} />
    </ul>
  ),
} satisfies Meta<typeof ReviewRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Perfect: Story = { parameters: { shots: ['dark', 'mobile', 'en'] } };
export const Good: Story = { args: { card: { ...card, lookBackStatus: 'GOOD' } } };
export const NeedsImprovement: Story = {
  args: { card: { ...card, lookBackStatus: 'NEEDS_IMPROVEMENT' } },
  parameters: { shots: ['dark'] },
};

/** A card that cannot be read says so. */
export const Unreadable: Story = { args: { card: { ...card, content: '{' } } };
