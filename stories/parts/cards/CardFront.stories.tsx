import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardFront } from '#client/parts/cards/CardFront/CardFront.tsx';
import { sampleContents } from '#stories/support/sample-cards.ts';

const meta = {
  component: CardFront,
  args: { content: '' },
} satisfies Meta<typeof CardFront>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Word: Story = {
  args: { content: sampleContents[1] as string },
  parameters: { shots: ['dark', 'mobile'] },
};
export const Cloze: Story = { args: { content: sampleContents[0] as string } };
export const Mcq: Story = { args: { content: sampleContents[2] as string } };
export const Hanzi: Story = { args: { content: sampleContents[3] as string } };

/** What cannot be read says so. */
export const Unreadable: Story = { args: { content: 'no card' }, parameters: { shots: ['en'] } };
