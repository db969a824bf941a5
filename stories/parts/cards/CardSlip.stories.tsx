import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CardSlip } from '#client/parts/cards/CardSlip/CardSlip.tsx';
import { sampleContents } from '#stories/support/sample-cards.ts';

const meta = {
  component: CardSlip,
  args: { content: sampleContents[1] as string, onOpen: fn() },
} satisfies Meta<typeof CardSlip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark'] },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** In a list the number stands in line with the first row of the text, however long that is. */
export const Numbered: Story = {
  args: { content: sampleContents[0] as string, number: 128 },
  parameters: { shots: ['mobile'] },
};
