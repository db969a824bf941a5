import type { Meta, StoryObj } from '@storybook/react-vite';
import { WholeCard } from '#client/parts/cards/WholeCard/WholeCard.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { photosynthesis, reluctant, springHanzi, whereAtp } from '#stories/features/lesson/fixtures.ts';

const meta = {
  component: WholeCard,
  args: { card: reluctant },
  decorators: [
    (Story) => (
      <Card style={{ display: 'grid', gap: 16 }}>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof WholeCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Word: Story = {};
export const Cloze: Story = { args: { card: photosynthesis } };
export const Mcq: Story = { args: { card: whereAtp } };
export const Hanzi: Story = { args: { card: springHanzi } };
